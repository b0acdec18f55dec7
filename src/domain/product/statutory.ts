/** Word for word from the decree (LAW-AND-PRIVACY, D1); shown wherever a prescription drug is. */
export const RX_WARNING = '处方药须凭处方在药师指导下购买和使用'
/** Shown with every medicine sold without a prescription. */
export const OTC_NOTICE = '请按药品说明书或者在药师指导下购买和使用'
/** Told before a medicine is bought (D17). */
export const RETURN_RULE = '药品除质量原因外，一经售出，不得退换'
