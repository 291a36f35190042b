import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import css from './DataTable.module.css'

export type Column<Row> = {
  key: string
  title: string
  /** Figures stand at the end, below one another. */
  figure?: boolean
  /** On a phone, where a row is no line of a table, this stands at its head. */
  head?: boolean
  /** Left out in a narrow window, where there is no room for all of it. */
  spare?: boolean
  /**
   * Where else it stands on a phone: before the head, at the end of its line, or below the facts.
   * All others are facts one after the other, each with the title of its column, unless they speak
   * for themselves.
   */
  phone?: 'before' | 'corner' | 'below' | 'untitled'
  sortable?: boolean
  cell: (row: Row) => ReactNode
  /** Stands at the head in place of the title, where there is something to do with all rows. */
  header?: (rows: readonly Row[]) => ReactNode
}
export type Order = { by: string; direction: 'ascending' | 'descending' }

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => number | string
  /** The reader's own row. */
  isYou?: (row: Row) => boolean
  isChosen?: (row: Row) => boolean
  order?: Order
  onOrder?: (by: string) => void
}

const figureClass = (figure: boolean | undefined) => (figure ? css.figure : undefined)

/** Rows of facts: a table, and on a phone one compact row below the other. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isYou,
  isChosen,
  order,
  onOrder,
}: Props<Row>) {
  const focus = useKeptFocus<HTMLTableSectionElement>(rows.map(keyOf))
  return (
    <table className={css.root}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, title, figure, spare, sortable, header }) => (
            <th
              key={key}
              scope="col"
              data-spare={spare || undefined}
              className={figureClass(figure)}
              aria-sort={order?.by === key ? order.direction : undefined}
            >
              {sortable && onOrder ? (
                <button type="button" onClick={() => onOrder(key)}>
                  {title}
                  <Icon
                    name={
                      order?.by === key && order.direction === 'ascending'
                        ? 'chevron-up'
                        : 'chevron-down'
                    }
                    size="sm"
                    className={order?.by === key ? undefined : css.unordered}
                  />
                </button>
              ) : (
                (header?.(rows) ?? title)
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...focus}>
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            data-you={isYou?.(row) || undefined}
            data-chosen={isChosen?.(row) || undefined}
          >
            {columns.map(({ key, title, figure, head, spare, phone, cell }) => (
              <td
                key={key}
                className={head ? css.head : figureClass(figure)}
                data-title={head || phone ? undefined : title}
                data-phone={phone}
                data-spare={spare || undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
