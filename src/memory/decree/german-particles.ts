/** Particles that stand apart from their verb in German: "Lade nichts hoch." */

export const PARTICLES =
  'zusammen herunter zurück neu runter hinaus weiter herum hinzu heraus durch voran frei hoch raus rein weg fort fest her hin los mit nach vor aus auf ein bei ab an um zu'.split(
    ' ',
  );

/** Words that only begin like one. */
const WHOLE =
  /^(?:antwort|abonn|umgeh|durchsuch|aushändig|zusätz|vorsich|angel|auf?gabel|beißen|zuck|ausser|aender|weigern|weiger|mitteln|herrsch|hinder|losen|einen|beicht|unter|nachricht)/;

export const isSeparable = (verb: string): boolean =>
  !WHOLE.test(verb) &&
  PARTICLES.some(
    (one) =>
      verb.startsWith(one) &&
      verb.length - one.length > 3 &&
      /[aeiouyäöü].*e?n$/.test(verb.slice(one.length)),
  );
