/** The text of src/rules.generated.ts, from rules/*.pl. */
export function generateRules(): string;
