import { useQuery } from '@tanstack/react-query'
import { useText } from '../platform/language/language.tsx'
import css from './TicketPicture.module.css'
import { PICTURE_MINUTES, ticketPictureQuery } from './ticket-queries.ts'

/** What somebody has sent of their screen. Its room is there before it, so that nothing moves. */
export function TicketPicture({ name }: { name: string }) {
  const text = useText()
  const { data: addresses, isError } = useQuery({
    ...ticketPictureQuery(name),
    refetchInterval: PICTURE_MINUTES * 60_000,
    refetchIntervalInBackground: true,
  })
  if (isError) return <p className={css.root}>{text('support.picture_missing')}</p>
  return (
    <a className={css.root} href={addresses?.large} target="_blank" rel="noreferrer">
      {addresses && <img src={addresses.small} alt={text('support.open_picture')} />}
    </a>
  )
}
