import type { TablePaginationConfig, TableProps } from 'antd'
import type { Order } from '../../contract/sorting'

type Words = Record<string, string | undefined>
type Listed = {
  query: { size: number; sort: string }
  /** Which way the list goes, asked for or by itself. */
  order: Order
  /** Writes the words of the address (`useWords`). */
  change: (words: Words) => void
}
type Turned<Row> = NonNullable<TableProps<Row>['onChange']>

/** A table that the gateway pages and sorts: what goes to the address when it is turned or sorted, and what marks a sorted column. */
export const sortedTable = <Row>({ query, order, change }: Listed) => ({
  onChange: ((pages: TablePaginationConfig, _filters, sorter) => {
    const by = Array.isArray(sorter) ? undefined : sorter
    const sorted = by?.order ? { sort: String(by.columnKey), order: by.order === 'descend' ? 'down' : 'up' } : {}
    change({ ...sorted, page: String(pages.current ?? 1), size: String(pages.pageSize ?? query.size) })
  }) satisfies Turned<Row> as Turned<Row>,
  column: (key: string) => ({
    key,
    sorter: true,
    sortDirections: ['ascend', 'descend', 'ascend'] as Array<'ascend' | 'descend'>,
    sortOrder: query.sort === key ? (order === 'up' ? ('ascend' as const) : ('descend' as const)) : null,
  }),
})

/** Below a table: which page of how many entries. */
export const pagesOf = (
  { currentPage, hits }: { currentPage: number; hits: number },
  { size, noun = '条' }: { size: number; noun?: string },
) => ({ current: currentPage, pageSize: size, total: hits, showTotal: (total: number) => `共 ${total} ${noun}` })
