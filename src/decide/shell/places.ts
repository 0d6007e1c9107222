/** Words of a command that name an environment. */

const PLACES =
  /^(prod|prd|production|live|stag(e|ing)|stg|preprod|uat|dev|development|develop|test(ing)?|qa|local|localhost|minikube|kind|preview|sandbox|canary)$/;

export const placesIn = (words: readonly string[]): readonly string[] =>
  words.filter((word) =>
    word
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .some((part) => PLACES.test(part)),
  );
