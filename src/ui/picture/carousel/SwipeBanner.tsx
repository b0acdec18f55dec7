import { Carousel } from './Carousel'
import type { CarouselProps } from './carouselTypes'

/** Points of the neighbours that show beside the slide. */
const SIDE = 32

/** A carousel whose neighbours look in from both sides at 0.8 of their size (specification 1, section 9). */
export const SwipeBanner = (props: Omit<CarouselProps, 'side'>) => <Carousel {...props} side={SIDE} />
