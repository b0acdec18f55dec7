/** Addresses of the shop's pages, as the route table makes them: what a link, a banner or a message carries. */
export {
  pageUrl as miniProgramAddress,
  publicUrl as shopAddress,
  routeAt as routeOfAddress,
  rowOf as routeNamed,
} from '../../src/routes/resolve'
