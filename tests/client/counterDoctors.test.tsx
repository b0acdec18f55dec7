import { fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import { DoctorsPage } from '../../counter/site/doctors/DoctorsPage'
import { DutySwitch } from '../../counter/site/doctors/DutySwitch'
import { doctorAt } from '../support/consult'
import { staffAt, type StaffPerson } from '../support/counter'
import { counterSite } from '../support/counterSite'
import type { Gateway } from '../support/gateway'
import { pressed } from '../support/pressed'

let gateway: Gateway
let site: ReturnType<typeof counterSite>
let doctor: StaffPerson
let fresh: StaffPerson
let operator: StaffPerson

beforeEach(async () => {
  gateway = await gatewayAt()
  doctor = await doctorAt(gateway, { isOnDuty: false })
  fresh = await staffAt(gateway, { roles: ['doctor'], name: '许一诺' })
  operator = await staffAt(gateway, { roles: ['operator'] })
})
afterEach(() => {
  site.close()
  site.forget()
})

const opened = (by: StaffPerson, page: ReactElement) => {
  site = counterSite({ app: gateway.app, token: by.token, address: '/', page })
}
const faults = async () =>
  (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })).violations

describe('a doctor', () => {
  it('begins and stops taking patients by a switch, which says how many there are', async () => {
    opened(doctor, <DutySwitch />)
    const toggle = await screen.findByRole('switch', { name: '接诊' })
    expect(await screen.findByText('没有人在问诊')).toBeTruthy()
    expect(toggle.getAttribute('aria-checked')).toBe('false')
    fireEvent.click(toggle)
    await screen.findByText('开始接诊，会员可以选您')
    expect(await doctor.consultation.me()).toMatchObject({ isOnDuty: true })
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'))
    fireEvent.click(toggle)
    await screen.findByText('已休息，正在问诊的不受影响')
    expect(await doctor.consultation.me()).toMatchObject({ isOnDuty: false })
  })

  it('stays as it was where the gateway refuses, and reads why', async () => {
    opened(doctor, <DutySwitch />)
    site.refuses.set('PUT /doctors/me/duty', { status: 503, code: 'BUSY', message: '服务繁忙' })
    const toggle = await screen.findByRole('switch', { name: '接诊' })
    fireEvent.click(toggle)
    await screen.findByText('服务繁忙')
    expect(toggle.getAttribute('aria-checked')).toBe('false')
  })

  it('whom shoppers would not know reads who fills that in', async () => {
    opened(fresh, <DutySwitch />)
    await screen.findByText(/请运营在「医生」页填写您的职称、科室和执业证书编号/)
    expect(screen.queryByRole('switch')).toBeNull()
  })
})

describe('the doctors of the shop', () => {
  it('are filled in by an operator, who sees what shoppers will', async () => {
    opened(operator, <DoctorsPage />)
    await screen.findByText('没有填写，不能接诊')
    expect(await faults()).toEqual([])
    await pressed(screen, '填写许一诺的资料')
    const fill = async (label: string, value: string) => fireEvent.change(await screen.findByLabelText(label), { target: { value } })
    await fill('职称', '副主任医师')
    await fill('科室', '皮肤科')
    await pressed(screen, /保\s*存/)
    await screen.findByText('请填写执业证书编号，至少 6 个字')
    await fill('执业证书编号', '110000000000009')
    await fill('简介（选填）', '看湿疹和荨麻疹')
    const preview = screen.getByLabelText('会员看到的').textContent
    for (const words of ['许一诺 副主任医师', '皮肤科', '执业证书编号 110000000000009', '看湿疹和荨麻疹']) expect(preview).toContain(words)
    expect(await faults()).toEqual([])
    await pressed(screen, /保\s*存/)
    await screen.findByText('副主任医师，皮肤科')
    expect(await fresh.consultation.me()).toMatchObject({ profile: { title: '副主任医师', intro: '看湿疹和荨麻疹' } })
  })
})
