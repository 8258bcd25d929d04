import type { FigureKind } from '@bidwright/remote-kit/report';
import Sales from '@mui/icons-material/AttachMoneyOutlined';
import Chat from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Ticket from '@mui/icons-material/ConfirmationNumberOutlined';
import Likes from '@mui/icons-material/FavoriteBorderOutlined';
import Files from '@mui/icons-material/FolderOutlined';
import Friends from '@mui/icons-material/GroupOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import Followers from '@mui/icons-material/PersonAddAltOutlined';
import Photos from '@mui/icons-material/PhotoOutlined';
import Orders from '@mui/icons-material/ShoppingBagOutlined';
import Profit from '@mui/icons-material/TrendingUpOutlined';
import Views from '@mui/icons-material/VisibilityOutlined';
import type { ComponentType } from 'react';

/** A figure of the sample, and how it changed within a month. */
export interface Figure {
  id: string;
  Icon: ComponentType;
  value: number;
  kind?: FigureKind;
  change?: number;
  /** How much of what is aimed at, 0 to 1. */
  reached?: number;
}

/** plain: with the change; tinted: on the accent; lifted: answers to the pointer; reached: with a bar. */
export type CardLook = 'plain' | 'tinted' | 'lifted' | 'reached';

export const groups: { id: string; look: CardLook; figures: Figure[] }[] = [
  {
    id: 'counts',
    look: 'plain',
    figures: [
      { id: 'orders', Icon: Orders, value: 1_840, change: 0.08 },
      { id: 'views', Icon: Views, value: 48_210, change: 0.21 },
      { id: 'tickets', Icon: Ticket, value: 37, change: -0.12 },
      { id: 'files', Icon: Files, value: 912, change: 0.03 },
    ],
  },
  {
    id: 'revenue',
    look: 'tinted',
    figures: [
      { id: 'sales', Icon: Sales, value: 284_600, kind: 'money', change: 0.14 },
      { id: 'profit', Icon: Profit, value: 61_250, kind: 'money', change: 0.05 },
      { id: 'average', Icon: Orders, value: 155, kind: 'money', change: -0.02 },
    ],
  },
  {
    id: 'hover',
    look: 'lifted',
    figures: [
      { id: 'mails', Icon: Mail, value: 318 },
      { id: 'chats', Icon: Chat, value: 96 },
      { id: 'photos', Icon: Photos, value: 2_407 },
      { id: 'files', Icon: Files, value: 912 },
    ],
  },
  {
    id: 'social',
    look: 'plain',
    figures: [
      { id: 'followers', Icon: Followers, value: 12_480, change: 0.09 },
      { id: 'friends', Icon: Friends, value: 640, change: 0.01 },
      { id: 'likes', Icon: Likes, value: 30_115, change: 0.17 },
      { id: 'photos', Icon: Photos, value: 2_407, change: 0.04 },
    ],
  },
  {
    id: 'progress',
    look: 'reached',
    figures: [
      { id: 'sales', Icon: Sales, value: 284_600, kind: 'money', reached: 0.71 },
      { id: 'orders', Icon: Orders, value: 1_840, reached: 0.46 },
      { id: 'followers', Icon: Followers, value: 12_480, reached: 0.83 },
    ],
  },
];
