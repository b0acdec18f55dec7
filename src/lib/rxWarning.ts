/** Word for word from the decree (LAW-AND-PRIVACY, D1); shown wherever a prescription drug is. */
export const RX_WARNING = '处方药须凭处方在药师指导下购买和使用'
