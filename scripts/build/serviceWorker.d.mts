export function writeServiceWorker(folder: string): void
