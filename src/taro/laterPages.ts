import type { ComponentType } from 'react'

type Context = { pathname: string }
export type Opened = [Promise<{ default: ComponentType<object> }>, Context, Record<string, string>]
/** A page as Taro's router keeps it: where it lies, how it is fetched, and its config. */
export type Page = { path: string; load: (context: Context, params: Record<string, string>) => Opened | Promise<Opened> }

/** The pages that the first file does not know: written by the shipped build for browsers (config/laterPages). Elsewhere Taro's entry has every page. */
export const laterPages: Page[] = []
