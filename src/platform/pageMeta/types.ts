/** What a page says of itself to the host and to search engines. */
export type PageMeta = { title: string; keywords?: string | undefined; description?: string | undefined }
