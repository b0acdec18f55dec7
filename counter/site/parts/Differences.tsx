import type { Difference } from '../../contract/change'

/** What each field was and became. */
export const Differences = ({ of }: { of: readonly Difference[] }) => (
  <ul className="differences">
    {of.map(({ field, from, to }) => (
      <li key={field}>
        {field}：<del>{from}</del> → <ins>{to}</ins>
      </li>
    ))}
  </ul>
)
