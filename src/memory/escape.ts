/** A rule's text in a prompt: on one line, with nothing in it that could open a heading, a bullet, a fence or a tag. */

import { cleanLine, cutText } from '../catalog/clean.ts';
import { SENTENCE_LIMIT } from './new-rule.ts';

/** What would be read as markup: code, links and markers, runs of asterisks, tags, and characters by number. */
const MARKUP = /\\+(?=[\\[\]*<>`&])|[[\]<>`]|\*{2,}|&(?=#?\w{1,32};)/g;

const ENTITIES: { readonly [character: string]: string } = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

/** Text as it stands in a bullet. Names, paths and addresses stay as they are. */
export const promptText = (text: string): string =>
  cutText(cleanLine(text), SENTENCE_LIMIT).replace(MARKUP, (found) =>
    found === '`' ? "'" : (ENTITIES[found] ?? found.replace(/[\\[\]*]/g, '\\$&')),
  );

/** The longest name of a tool in a heading, in code points. */
const NAME_LIMIT = 128;

/** A name as it stands between backticks. */
export const promptName = (name: string): string => cutText(cleanLine(name), NAME_LIMIT).replaceAll('`', "'");
