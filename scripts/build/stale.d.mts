export function stale(name: 'h5' | 'weapp' | 'gateway'): { isStale: boolean; remember: () => void }
