/** The id sent for a device that has none of its own (specification 1, section 7): what is counted by device is not counted by this one. */
export const NO_DEVICE = '00000000-0000-0000-0000-000000000000'
