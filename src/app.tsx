import type { PropsWithChildren } from 'react'
import './platform/setup'
import './app.scss'

export default function App({ children }: PropsWithChildren) {
  return children
}
