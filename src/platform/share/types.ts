/** What is shared: its title and its public URL within the shop. */
export type Shared = { title: string; path: string }
