/** What stands at a path such as `list[0].name`; everything, without one. */
export const valueAt = (data: unknown, path?: string): unknown =>
  path === undefined || path === ''
    ? data
    : path
        .split(/[.[\]]+/)
        .filter(Boolean)
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], data)
