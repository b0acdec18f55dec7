import { routeAt } from '@/routes/resolve'
import type { ConsentText } from '@/routes/route'

/** Whether a text is the page on screen. */
export const isTextOpen = (text: ConsentText): boolean => routeAt(location.pathname)?.name === text
