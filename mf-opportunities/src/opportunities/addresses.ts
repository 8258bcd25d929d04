export const listAddress = '/general/opportunities';
export const newAddress = `${listAddress}/new`;
/** What an address may say of a new bid: its status, or the month (`2026-12`) in which its client is to decide. */
export const firstOfNew = { status: 'status', award: 'award' } as const;
export const newAddressAt = (what: keyof typeof firstOfNew, value: string): string =>
  `${newAddress}?${new URLSearchParams({ [firstOfNew[what]]: value })}`;
export const importAddress = `${listAddress}/import`;
/** Its page; as of a past day where one is given. */
export const recordAddress = ({ id }: { id: string }, asOf?: string | null): string =>
  `${listAddress}/${id}${asOf ? `?asOf=${asOf}` : ''}`;
/** As the router spells it. */
export const projectionsAddress = `${listAddress}/:id/projections`;
/** What its solicitation demands; as the router spells it. */
export const requirementsAddress = `${listAddress}/:id/requirements`;
export const requirementsOf = ({ id }: { id: string }): string => `${listAddress}/${id}/requirements`;
/** How its proposal is planned; as the router spells it. */
export const proposalAddress = `${listAddress}/:id/proposal`;
export const proposalOf = ({ id }: { id: string }): string => `${listAddress}/${id}/proposal`;
/** The questions that its buyer wants answered; as the router spells it. */
export const questionsAddress = `${listAddress}/:id/questions`;
export const questionsOf = ({ id }: { id: string }): string => `${listAddress}/${id}/questions`;
