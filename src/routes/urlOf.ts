export { pageUrl as urlOf } from './resolve'
