type Entry = { version: string; dev?: boolean }
type Root = { name: string; version: string; dependencies: Record<string, string | undefined> }
export function runtimeLock(lock: unknown, root: Root): { packages: Record<string, Entry> }
