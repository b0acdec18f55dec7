import { useSvipName } from '@/domain/svip/useSvipName'

/** What a card that is sent is called. */
export const useTrialName = () => `${useSvipName()} 体验卡`
