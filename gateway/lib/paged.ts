type Asked = { page: number; size: number; /** How many there are in all. */ hits: number }

/** One page of a list, as `pageOf` of the contract has it. */
export const paged = <Row>(results: Row[], { page, size, hits }: Asked) => ({
  results,
  hits,
  currentPage: page,
  hasMore: page * size < hits,
})
