/** What is handed on: its title and its public address within the shop. */
export type Shared = { title: string; path: string }
