import { object, string } from 'yup';
import { listOf, mapOf, named, objectOf } from './answers.ts';
import { call } from './call.ts';
import { recordId, reference } from './fields.ts';
import { has } from './person.ts';

/** Records of one kind that are told at most; as many as `bulkUpdate` takes by their ids. */
export const maxOfKind = 10_000;

/**
 * The call by which a service says for which of its records a person is responsible still, by collection and field. Every service
 * answers it, so whoever hands them over need not know what others keep. `bulkUpdate` then does it, as for any change of many records.
 */
export const responsibilitiesIn = (service: string) =>
  call({
    service,
    name: 'findResponsibilities',
    summary: 'The open records of the service for which a person is responsible, by collection and field; for an Admin',
    input: object({
      person: recordId('users').required(),
      /** Who is to take them over, as far as that is known. */
      to: reference('users'),
    }),
    answer: listOf(
      objectOf({
        col: string().defined(),
        field: string().defined(),
        records: listOf(objectOf({ id: string().defined(), name: string().defined() })).meta({
          description: 'The records that are open; what is over is left out',
        }),
        set: mapOf(named('users')).meta({
          description: 'The fields by which `bulkUpdate` hands them to the other person; none where that cannot be',
        }),
        call: string().optional().meta({
          description: 'The call that hands them over, by `ids` and `to`, where records go over in part',
        }),
      }),
    ),
    right: (person) => (has(person) ? 'all' : 'none'),
  });
