/**
 * Own words: what of a message the user says, rather than shows.
 *
 * Code, reply blocks, pasted output, injected blocks and quotations are blanked out, code unit for code unit, so that
 * every place stays what it was. A short quotation or inline code may still be a name ("push to `main`").
 */

import { QUOTED } from './lexemes.ts';

/** A name is no longer than this, and on one line; anything longer that is quoted is a text. */
const LONGEST_NAME = 80;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
const named = (text: string): string =>
  text.length <= LONGEST_NAME && !text.includes('\n') ? QUOTED.repeat(text.length) : blank(text);

/** Blocks that begin and end with the same tag: what a host or a tool put into the message. */
const OPENING = /<([a-z][\w-]{0,40})(?:\s[^<>\n]{0,200})?>/gi;
/** At most so many blocks are looked for, so that the time stays linear in the message. */
const MOST_BLOCKS = 200;
const BRACKETED_BLOCK =
  /\[(system|tool|assistant|begin|start)[^\]\n]{0,60}\][\s\S]*?(?:\[\/?(?:\1|end)[^\]\n]{0,60}\]|\n\s*\n|$)/gi;
const UNCLOSED_BLOCK =
  /<(?:system|tool|function|assistant|user)[-_ ]?(?:reminder|result|output|message|response|prompt)[^>\n]{0,40}>[\s\S]*$/i;
const FENCE = /^[ \t]*(```+|~~~+)[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))/gm;
const INLINE_FENCE = /```[\s\S]*?(?:```|$)/g;
const INLINE_CODE = /`[^`\n]{1,400}`/g;
const REPLY = /^[ \t]*(?:>|&gt;|\|\s)[^\n]*$/gm;
/** After these a mail is quoted to its end. */
const FORWARDED =
  /^[ \t]*(?:-{2,} ?(?:original|forwarded|begin forwarded)[^\n]*|on [^\n]{4,120} wrote:|begin forwarded message:|am [^\n]{4,120} schrieb [^\n]{1,80}:|le [^\n]{4,120} a écrit ?:|在[^\n]{4,80}写道[:：])[ \t]*$[\s\S]*/gim;
/** Lines that a program wrote. */
const LOG =
  /^[ \t]*(?:\[?\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}[^\n]*|\[?\d{2}:\d{2}:\d{2}[^\n]*|\$ [^\n]*|% [^\n]*|[>#]{3} [^\n]*|\+{1,3} [^\n]*|-{3} [^\n]*|@@ [^\n]*|(?:Error|TypeError|Exception|Traceback|error|warning|fatal|hint|remote|stdout|stderr|output)\s?[:(![][^\n]*|(?:tool|assistant|system|function|agent|ai|bot)(?: (?:output|result|message|response|reply))?\s*:[^\n]*|npm (?:ERR!|WARN) [^\n]*|\s+at [^\n]*\([^\n]*:\d+[^\n]*)$/gim;
/** In capitals, which nobody begins a wish with: "Warn me before …" is one. */
const LOG_LEVEL =
  /^[ \t]*\[?(?:ERROR|WARN|WARNING|INFO|DEBUG|FATAL|TRACE|CRITICAL|FAIL|PASS|NOTICE)\b[\]:! ][^\n]*$/gm;
const CODE_LINE =
  /^[ \t]*(?:(?:if|for|while|switch|catch)\s*\([^\n]*\)\s*\{|(?:const|let|var|function|class|def|import|from|export|return|public|private|async|throw|#include|package|using|func|fn|struct)\s[^\n]*[;{(=:]|\/\/|\/\*|\*\/|#!|<!--|--\s|[\w.]+\([^\n]*\)\s*;|[\w$.]+\s*=\s*[^\n]*;|[}\])]+;?\s*$|<\/?[a-z][^\n]*>\s*$|"[\w-]+"\s*:|- \*\*\[|\{\s*")[^\n]*$/gim;

/** Pairs of quotation marks; a single straight one only where it cannot be an apostrophe. */
const QUOTATIONS = [
  /"[^"\n]{1,2000}"/g,
  /“[^”\n]{1,2000}[”“]/g,
  /„[^“”\n]{1,2000}[“”]/g,
  /«[^»\n]{1,2000}»/g,
  /»[^«\n]{1,2000}«/g,
  /‹[^›\n]{1,2000}›/g,
  /「[^」\n]{1,2000}」/g,
  /『[^』\n]{1,2000}』/g,
  /《[^》\n]{1,2000}》/g,
  /〈[^〉\n]{1,2000}〉/g,
  /＂[^＂\n]{1,2000}＂/g,
  /(?<![\p{L}\p{N}])'(?=\S)[^'\n]{0,400}?(?:(?<=\p{L})'(?=\p{L})[^'\n]{0,400}?)*'(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])‘(?=\S)(?:[^’\n]|’(?=\p{L})){1,400}’(?![\p{L}\p{N}])/gu,
];

/** The message with everything else blanked out; as long as the message. */
export function ownWords(message: string): string {
  let text = message.replaceAll(QUOTED, ' ').replaceAll('\r', '\n');
  text = withoutBlocks(text);
  for (const pattern of [BRACKETED_BLOCK, UNCLOSED_BLOCK, FENCE, INLINE_FENCE])
    text = text.replace(pattern, blank);
  text = text.replace(FORWARDED, blank).replace(INLINE_CODE, named);
  for (const pattern of [REPLY, LOG, LOG_LEVEL, CODE_LINE]) text = text.replace(pattern, blank);
  for (const pattern of QUOTATIONS) text = text.replace(pattern, named);
  return text;
}

function withoutBlocks(text: string): string {
  const lower = text.toLowerCase();
  const unclosed = new Set<string>();
  let kept = text;
  let from = 0;
  let looked = 0;
  for (const { 0: tag, 1: name = '', index } of text.matchAll(OPENING)) {
    const closing = `</${name.toLowerCase()}`;
    if (index < from || unclosed.has(closing)) continue;
    if (++looked > MOST_BLOCKS) break;
    const end = lower.indexOf(closing, index + tag.length);
    if (end < 0) unclosed.add(closing);
    else {
      const close = text.indexOf('>', end);
      from = close < 0 ? text.length : close + 1;
      kept = kept.slice(0, index) + blank(kept.slice(index, from)) + kept.slice(from);
    }
  }
  return kept;
}
