import type { ComponentType } from 'react'

type FetchPage = () => Promise<ComponentType<object>>

/** What stands in for a page whose file did not arrive; without it the address stays without a page. */
export const lostPages: { standIn?: (error: unknown, fetchPage: FetchPage) => Promise<ComponentType<object>> } = {}
