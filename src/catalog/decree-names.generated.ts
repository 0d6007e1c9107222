// Generated from rules/decree-lexicon.pl by test/support/generate-rules.mjs. Do not edit.

/** The names that the shipped words of sentences have. */
export const DECREE_NAMES: Readonly<
  Record<'language' | 'role' | 'action' | 'domain', ReadonlySet<string>>
> = {
  language: new Set('de en es fr it ja ko nl pl pt ru zh'.split(' ')),
  role: new Set('adverb again allow allowed alone always ask asked askme automatic banned because before_this consent content except except_this forbid gets handsoff if instead keepout leave less lift liftall lifted may more name narrative need no_decree noask nothing only passive recall resume rule said season session skip soft suppose task time unless until while_this'.split(' ')),
  action: new Set('accept add amend apply approve archive assign attach block book boot buy call cancel change charge checkout close comment commit compose control copy create delete deploy destroy dial download draft drive drop dump duplicate edit exec execute export fetch find follow force_push forward get grant insert install invite kill launch like list lock lookup make merge message migrate move name navigate new none notify open order overwrite patch pay phone place play post print provision publish pull purchase push put query read rebase reboot record refund reimburse release reload remove rename replace reply reschedule reserve reset resolve restart restore revert rollback rollout rotate run scale schedule search sell send set share ship shutdown skip ssh start stash stash_drop stop subscribe switch tag terminate test toggle trade transfer transition translate trash trigger turn_off turn_on tweet uninstall unlock unsubscribe update upgrade upload view visit write'.split(' ')),
  domain: new Set('alarm any browser calendar camera car channel cloud contact crm db discord dm door drive email facebook file finance flight home hotel instagram issue k8s light linkedin message moments music note package payment phone photo pr print restaurant ride search secret shell shop slack sms social subscription teams telegram thermostat todo travel twitter user vacuum vcs web wechat weibo whatsapp wiki'.split(' ')),
};
