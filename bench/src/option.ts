const given = (name: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)

/** `--times=200` as a number. */
export const numberOption = (name: string, otherwise: number): number =>
  Number(given(name) ?? otherwise)

/** Whether a part of a bench is wanted: all are, unless `--part=` names one. */
export const wantsPart = (part: string): boolean => (given('part') ?? part) === part
