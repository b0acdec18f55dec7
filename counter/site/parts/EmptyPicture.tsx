import type { ReactNode } from 'react'
import './emptyPicture.css'

type Props = { picture: 'done' | 'failed'; title: string; text: string; /** What to do next. */ children?: ReactNode }

/** A block that has nothing to show: a picture, what happened, and the next step. */
export const EmptyPicture = ({ picture, title, text, children }: Props) => (
  <div className="empty-picture" role="status">
    <div className={`empty-picture__art empty-picture__art--${picture}`} />
    <strong>{title}</strong>
    <span>{text}</span>
    {children}
  </div>
)
