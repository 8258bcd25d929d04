import {
  changeWebhook,
  listDeliveries,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  rollWebhook,
  sendAgain,
  switchWebhook,
  testWebhook,
  webhookChoices,
} from '@bidwright/contract-shell';
import { mutationOf, queryOf } from '@bidwright/remote-kit/store';
import { shell } from '../api.ts';

export const useWebhooks = queryOf(shell, listWebhooks);
export const useWebhookChoices = queryOf(shell, webhookChoices);
export const useMakeWebhook = mutationOf(shell, makeWebhook);
export const useChangeWebhook = mutationOf(shell, changeWebhook);
export const useRemoveWebhook = mutationOf(shell, removeWebhook);
export const useSwitchWebhook = mutationOf(shell, switchWebhook);
export const useRollWebhook = mutationOf(shell, rollWebhook);
export const useTestWebhook = mutationOf(shell, testWebhook);
export const useDeliveries = queryOf(shell, listDeliveries);
export const useSendAgain = mutationOf(shell, sendAgain);
