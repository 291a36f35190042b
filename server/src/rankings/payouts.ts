/** What a place of a week is paid, in cents, from one rank to the next row's. */
type Band = { from: number; cents: number }

/** Weeks that begin before `until` are paid by these bands; the last era has no end. */
type Era = { until: Date; bands: readonly Band[] }

const bandsOf = (...bands: [from: number, cents: number][]): Band[] =>
  bands.map(([from, cents]) => ({ from, cents }))

/** Nobody behind the ten-thousandth is paid: every era pays $7000 a week (WALLET-11, N05). */
const [first, second, third] = [
  bandsOf(
    [1, 50_000],
    [2, 30_000],
    [3, 20_000],
    [4, 10_000],
    [11, 2_500],
    [51, 1_000],
    [101, 250],
    [501, 100],
    [1_001, 35],
    [5_001, 18],
    [10_001, 0],
  ),
  bandsOf(
    [1, 15_000],
    [2, 10_000],
    [3, 7_500],
    [4, 4_000],
    [11, 1_500],
    [101, 225],
    [1_001, 48],
    [5_001, 22],
    [10_001, 0],
  ),
  bandsOf(
    [1, 10_000],
    [2, 7_500],
    [3, 5_000],
    [4, 2_500],
    [11, 1_000],
    [101, 200],
    [1_001, 60],
    [5_001, 30],
    [10_001, 0],
  ),
] as const

/** `ends` are the days on which the first two eras end. */
export const payoutEras = (ends: readonly [Date, Date]): readonly Era[] => [
  { until: ends[0], bands: first },
  { until: ends[1], bands: second },
  { until: new Date(8_640_000_000_000_000), bands: third },
]

/** The bands of a week that begins at a moment. */
export function bandsAt(eras: readonly Era[], begins: Date): readonly Band[] {
  const era = eras.find(({ until }) => begins < until)
  if (!era) throw new Error(`no era pays a week that begins at ${begins.toISOString()}`)
  return era.bands
}
