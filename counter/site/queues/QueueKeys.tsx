const TOLD = [
  ['J K', '移动'],
  ['Enter', '打开'],
  ['N', '等得最久的'],
  ['F', '筛选'],
  ['1–9', '换队列'],
  ['?', '全部按键'],
] as const

/** Below a queue: the keys that are wanted most. */
export const QueueKeys = () => (
  <p className="queue-keys">
    {TOLD.map(([key, what]) => (
      <span key={key}>
        <kbd className="key">{key}</kbd> {what}
      </span>
    ))}
  </p>
)
