import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { setPageMeta, type PageMeta } from '@/platform/pageMeta'

/** Keeps the page's title, keywords and description with the host: on change, and whenever the page is on top again. */
export function usePageTitle({ title, keywords, description }: PageMeta) {
  useEffect(() => setPageMeta({ title, keywords, description }), [title, keywords, description])
  useDidShow(() => setPageMeta({ title, keywords, description }))
}
