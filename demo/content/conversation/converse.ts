import type { Member } from '../everybody.ts'
import type { Locale, NewsComment, NewsEntry } from '../news-entry.ts'
import { aboutAnything, aboutPlay } from './about-moments.ts'
import { anyReply } from './any-reply.ts'
import { anywhere } from './anywhere.ts'
import { exchangesIn, type Exchange } from './exchanges.ts'
import { games } from './games.ts'
import { offhand } from './offhand.ts'
import { otherLanguages } from './other-languages.ts'
import { tags } from './tags.ts'

type Random = () => number
type Remark = Exchange & { locale: Locale; moment?: string; wanted: number }

/**
 * How often each line has been said in the whole community: the next article prefers those that
 * were said least.
 */
export type Said = Map<string, number>

const LOCALE_OF_COUNTRY: Readonly<Record<string, Locale>> = {
  SE: 'sv',
  PT: 'pt',
  BR: 'pt',
  DE: 'de',
  AT: 'de',
  CH: 'de',
  PL: 'pl',
  RU: 'ru',
  KZ: 'ru',
  UA: 'uk',
}

/** Nobody watches an article that counts, measures or argues. */
const STUDIES = new Set([
  'statistics',
  'opinion',
  'hardware',
  'economy',
  'transfers',
  'health',
  'patch-notes',
  'map-pool',
])

const MOMENT = /\{(m|M)oment\}/g
/**
 * So often below one article, more reads as if nobody had written it: somebody of the staff speaks,
 * what is said about moments names the same one.
 */
const STAFF_SPEAKS = 2
const MOMENT_NAMED = 4
const LONGEST_TALK_MINUTES = 9 * 24 * 60

/**
 * What 400 people add to the comments that an article already has: as many as `count`, each line
 * once below an article.
 */
export function converse({
  entry,
  members,
  count,
  random,
  said,
}: {
  entry: NewsEntry
  members: readonly Member[]
  count: number
  random: Random
  said: Said
}): NewsComment[] {
  const remarks = remarksOn(entry, random, said)
  const comments: NewsComment[] = entry.comments.map((comment) => ({ ...comment }))
  const goal = comments.length + count
  const taken = new Set(comments.map(({ text }) => text))
  const speakers = () =>
    members.filter(
      ({ name, staff }) => !staff || comments.filter(({ by }) => by === name).length < STAFF_SPEAKS,
    )
  const isWornOut = (moment: string) =>
    comments.filter(({ text }) => text.toLowerCase().includes(moment.toLowerCase())).length >=
    MOMENT_NAMED
  const add = (by: Member, minutesAfter: number, text: string) => {
    taken.add(text)
    comments.push({
      by: by.name,
      minutesAfter,
      text,
      upvotes: upvotesOf(entry, random),
      ...(random() < 0.008 ? { deleted: true as const } : {}),
    })
  }

  for (const remark of remarks) {
    if (comments.length >= goal) break
    if (remark.moment && isWornOut(remark.moment)) continue
    const minutes = whenSaid(entry, random)
    const by = someoneThere(speakers(), entry, minutes, remark.locale, random)
    if (!by) continue
    say(said, remark.text)
    add(by, minutes, spell(remark))
    let previous = { by, minutes }
    for (const [index, answer] of inTurn(remark, said, random).entries()) {
      if (
        comments.length >= goal ||
        random() > (remark.moment ? 0.35 : 0.7) / (index + 1) ** (answer.toAnswer ? 0 : 1)
      )
        break
      const before = answer.toAnswer ? previous : { by, minutes }
      const later = answeredAt(entry, before.minutes, random)
      const other = someoneThere(speakers(), entry, later, remark.locale, random)
      if (!other || other === before.by) break
      say(said, answer.text)
      add(other, later, `@${before.by.name} ${answer.text}`)
      previous = { by: other, minutes: later }
    }
  }

  const answers = anyReply
    .trim()
    .split('\n')
    .map((text) => ({ text, order: (said.get(text) ?? 0) + random() * 1.5 }))
    .toSorted((a, b) => a.order - b.order)
  for (const { text } of answers) {
    if (comments.length >= goal) break
    const first = comments[Math.floor(random() * comments.length)]
    if (!first || first.deleted || first.text.startsWith('@') || !isEnglish(first.text)) continue
    const later = answeredAt(entry, first.minutesAfter, random)
    const by = someoneThere(speakers(), entry, later, 'en', random)
    if (!by || by.name === first.by || taken.has(`@${first.by} ${text}`)) continue
    say(said, text)
    add(by, later, `@${first.by} ${text}`)
  }
  return comments
}

/** All that could be said below an article, in the order in which it is worth saying. */
function remarksOn(entry: NewsEntry, random: Random, said: Said): Remark[] {
  const isStudy = entry.tags.some((tag) => STUDIES.has(tag))
  const about = [aboutAnything, isStudy ? '' : aboutPlay].flatMap(exchangesIn)
  const remarks: Remark[] = [
    ...inEnglish(entry.talk, 0),
    ...about.map((exchange, index) => ({
      ...exchange,
      locale: 'en' as const,
      wanted: 1.1,
      moment: entry.moments[(index + entry.upvotes) % entry.moments.length] ?? '',
    })),
    ...entry.categories.flatMap((game) => inEnglish(games[game], 1)),
    ...entry.tags.flatMap((tag) => inEnglish(tags[tag] ?? '', 0.9)),
    ...inEnglish(anywhere, 1.2),
    ...inEnglish(offhand, 1.2),
    ...Object.entries(otherLanguages).flatMap(([locale, lines]) =>
      exchangesIn(lines).map((exchange) => ({
        ...exchange,
        locale: locale as Locale,
        wanted: 2.4,
      })),
    ),
  ]
  return remarks
    .map((remark) => ({
      remark,
      order:
        remark.wanted +
        (said.get(remark.text) ?? 0) * (remark.moment ? 0.12 : 1.6) +
        random() * 1.6,
    }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ remark }) => remark)
}

const inEnglish = (lines: string, wanted: number): Remark[] =>
  exchangesIn(lines).map((exchange) => ({ ...exchange, locale: 'en', wanted }))

/** Answers that were given less often come first; a dialogue keeps its order. */
const inTurn = ({ answers }: Remark, said: Said, random: Random) =>
  answers.some(({ toAnswer }) => toAnswer)
    ? answers
    : answers
        .map((answer) => ({ answer, order: (said.get(answer.text) ?? 0) + random() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ answer }) => answer)

const say = (said: Said, line: string) => said.set(line, (said.get(line) ?? 0) + 1)

const spell = ({ text, moment = '' }: Remark) =>
  text.replaceAll(MOMENT, (_, letter: string) =>
    letter === 'M'
      ? moment.replace(
          /^(“?)(\p{L})/u,
          (__, quote: string, first: string) => quote + first.toUpperCase(),
        )
      : moment,
  )

/** Most is said within hours, a little for days, nothing before the article or after now. */
function whenSaid(entry: NewsEntry, random: Random): number {
  const last = Math.min(entry.hoursAgo * 60 - 2, LONGEST_TALK_MINUTES)
  return Math.max(3, Math.round(Math.exp(Math.log(4) + random() * (Math.log(last) - Math.log(4)))))
}

const answeredAt = (entry: NewsEntry, minutes: number, random: Random): number =>
  Math.min(minutes + 1 + Math.round(Math.exp(random() * 6)), entry.hoursAgo * 60 - 1)

/**
 * A few people say a lot. Nobody comments before they have joined, and hardly anybody in a language
 * that is not theirs.
 */
function someoneThere(
  members: readonly Member[],
  entry: NewsEntry,
  minutes: number,
  locale: Locale,
  random: Random,
): Member | undefined {
  const daysAgo = (entry.hoursAgo - minutes / 60) / 24
  const there = members.filter(
    ({ daysHere, country }) =>
      daysHere > daysAgo && (locale === 'en' || LOCALE_OF_COUNTRY[country] === locale),
  )
  return there[Math.floor(random() ** 1.7 * there.length)]
}

/** A long tail: most comments get one or two, the best below a much-read article some dozens. */
const upvotesOf = (entry: NewsEntry, random: Random) =>
  Math.floor(random() ** 6 * (4 + entry.upvotes / 20) + random() * 2.4)

const isEnglish = (text: string) => /\b(?:the|and|is|of|it|that|to)\b/i.test(text)
