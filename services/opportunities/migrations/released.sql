-- As release 67cb2c7 left it, a few rows of each table. Made by: npm run release:snapshot

CREATE TABLE `announced` (
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `receiver` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`col`,`receiver`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `announced` (`col`, `receiver`) values
  ('opportunities', 'admin'),
  ('opportunities', 'ftes'),
  ('opportunities', 'rfp-library');

CREATE TABLE `audit` (
  `seq` bigint(20) NOT NULL,
  `at` int(11) NOT NULL,
  `byId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `byName` varchar(255) NOT NULL,
  `requestId` varchar(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `action` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `sub` varchar(60) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `changes` json NOT NULL,
  `prevHash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`seq`),
  KEY `audit_record` (`recordId`,`seq`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `audit` (`seq`, `at`, `byId`, `byName`, `requestId`, `action`, `col`, `recordId`, `sub`, `parentId`, `changes`, `prevHash`, `hash`) values
  (1, 1795532970, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '77a2e88c-2284-4bae-954d-36bf6c709656', 'changed', 'opportunities', '017e1321-0c40-763f-a865-f953065c1afa', NULL, NULL, '{"nickname":{"from":null,"to":"Kept"}}', '', 'd73174f69822c53b0f7f815c15027f261e0379e40d1824b1839a3b348fe72738');

CREATE TABLE `audit_head` (
  `id` tinyint(4) NOT NULL,
  `seq` bigint(20) NOT NULL,
  `prevHash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `audit_head` (`id`, `seq`, `prevHash`, `hash`) values
  (1, 1, '', 'd73174f69822c53b0f7f815c15027f261e0379e40d1824b1839a3b348fe72738');

CREATE TABLE `background_job_results` (
  `jobId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `seq` int(11) NOT NULL,
  `row` int(11) DEFAULT NULL,
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `outcome` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) DEFAULT NULL,
  `reason` varchar(500) DEFAULT NULL,
  `fields` json DEFAULT NULL,
  `keyHash` char(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  PRIMARY KEY (`jobId`,`seq`),
  KEY `background_job_results_key` (`jobId`,`keyHash`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `background_jobs` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `kind` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `sub` varchar(60) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `state` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `ownerId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `ownerName` varchar(255) NOT NULL,
  `person` json NOT NULL,
  `requestId` varchar(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `asked` json NOT NULL,
  `quiet` tinyint(1) NOT NULL DEFAULT 0,
  `place` varchar(40) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `print` char(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `done` int(11) NOT NULL DEFAULT 0,
  `total` int(11) DEFAULT NULL,
  `counts` json NOT NULL,
  `problem` varchar(500) DEFAULT NULL,
  `worker` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `leaseUntil` bigint(20) NOT NULL DEFAULT 0,
  `claims` int(11) NOT NULL DEFAULT 0,
  `fileKey` varchar(60) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `fileName` varchar(255) DEFAULT NULL,
  `fileSize` bigint(20) DEFAULT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `expires` int(11) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `background_jobs_next` (`state`,`leaseUntil`),
  KEY `background_jobs_owner` (`ownerId`,`dateCreated`),
  KEY `background_jobs_expires` (`expires`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `copies` (
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `record` json NOT NULL,
  PRIMARY KEY (`col`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `copies` (`col`, `id`, `version`, `record`) values
  ('chances', '017e12ef-9c00-747c-9b47-7b776f21ae87', 1, '{"id":"017e12ef-9c00-747c-9b47-7b776f21ae87","version":1,"name":"0 %","description":null,"order":1,"status":"Active","value":0,"meaning":"Decided against us, or not pursued","dateCreated":1661349200,"dateUpdated":1661349200,"addedBy":{"id":"017e12ef-9c00-7cd3-8697-b1d865ffb8f4","name":"Dana Whitfield"}}'),
  ('chances', '017e12f0-8660-7d66-899a-bda9ac2d4c21', 1, '{"id":"017e12f0-8660-7d66-899a-bda9ac2d4c21","version":1,"name":"10 %","description":null,"order":2,"status":"Active","value":0.1,"meaning":"Known to us, nothing checked yet","dateCreated":1661349260,"dateUpdated":1661349260,"addedBy":{"id":"017e12ef-9c00-7cd3-8697-b1d865ffb8f4","name":"Dana Whitfield"}}'),
  ('chances', '017e12f1-70c0-79e2-bd65-9f76c6d1b603', 1, '{"id":"017e12f1-70c0-79e2-bd65-9f76c6d1b603","version":1,"name":"25 %","description":null,"order":3,"status":"Active","value":0.25,"meaning":"It fits what we do; the client does not know us well","dateCreated":1661349320,"dateUpdated":1661349320,"addedBy":{"id":"017e12ef-9c00-7cd3-8697-b1d865ffb8f4","name":"Dana Whitfield"}}');

CREATE TABLE `document_texts` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `state` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `at` int(11) NOT NULL,
  `content` mediumtext DEFAULT NULL,
  PRIMARY KEY (`recordId`),
  KEY `document_texts_state` (`state`,`at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `document_texts` (`recordId`, `col`, `state`, `at`, `content`) values
  ('017e12ef-9c00-7631-ad22-0863171aaa77', 'documents', 'ready', 1765816800, 'Signed contract and scope\nFive-year plan for inland port investment (9X12RC25R0011)\nClient: Department of River Commerce\nTeam: Transportation and Energy\nDue: 2025-09-26\nThe scope of work is that of the proposal as accepted by the client.'),
  ('017e12f0-8660-7f27-94c9-bef13978bce6', 'documents', 'ready', 1750264801, 'Signed contract and scope\nSchool breakfast pilot evaluation (9X57SM25R0048)\nClient: National Center for School Meals Research\nTeam: Data and Evaluation\nDue: 2025-03-21\nThe scope of work is that of the proposal as accepted by the client.'),
  ('017e12f1-70c0-79ef-b4a2-022ec35eb954', 'documents', 'ready', 1770655202, 'Signed contract and scope\nSoil sampling data warehouse and dashboards (9X18SS26Q0085)\nClient: Thornwick Federal\nTeam: Digital and Cloud\nDue: 2025-12-16\nThe scope of work is that of the proposal as accepted by the client.');

CREATE TABLE `documents` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(255) DEFAULT NULL,
  `documentType` varchar(60) NOT NULL,
  `opportunityId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `subContractorId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `subContractorName` varchar(255) DEFAULT NULL,
  `startDate` date DEFAULT NULL,
  `endDate` date DEFAULT NULL,
  `amount` decimal(15,2) DEFAULT NULL,
  `supersedesId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `supersedesName` varchar(255) DEFAULT NULL,
  `documentName` varchar(255) DEFAULT NULL,
  `documentUrl` varchar(255) DEFAULT NULL,
  `mediaType` varchar(100) DEFAULT NULL,
  `size` int(11) DEFAULT NULL,
  `textState` varchar(60) NOT NULL,
  `textProblem` varchar(60) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `documents_newest` (`dateCreated`),
  KEY `documents_name` (`name`),
  KEY `documents_opportunity` (`opportunityId`,`documentType`),
  KEY `documents_type` (`documentType`),
  KEY `documents_state` (`status`,`dateUpdated`),
  KEY `documents_by_dateUpdated` (`dateUpdated`),
  KEY `documents_by_addedById` (`addedById`),
  KEY `documents_by_startDate` (`startDate`),
  KEY `documents_by_endDate` (`endDate`),
  KEY `documents_by_subContractorId` (`subContractorId`),
  KEY `documents_by_supersedesId` (`supersedesId`),
  KEY `documents_by_textState` (`textState`),
  KEY `documents_ends` (`documentType`,`endDate`,`opportunityId`,`status`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `documents` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `documentType`, `opportunityId`, `subContractorId`, `subContractorName`, `startDate`, `endDate`, `amount`, `supersedesId`, `supersedesName`, `documentName`, `documentUrl`, `mediaType`, `size`, `textState`, `textProblem`, `status`) values
  ('017e12ef-9c00-7631-ad22-0863171aaa77', 1, 1765816800, 1765816800, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Signed contract and scope: Five-year plan for inland port investment', 'signedContractScope', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', '017e1314-3b00-7477-9c1e-8c9bf9a89ffa', 'Atelier Lemaître Évaluation', '2026-01-01', '2026-12-31', 325000.00, NULL, NULL, 'signedContractScope-9X12RC25R0011.pdf', '/api/opportunities/files/017e12ef-9c00-7631-ad22-0863171aaa77', 'application/pdf', 864, 'Ready', NULL, 'Active'),
  ('017e12f0-8660-7f27-94c9-bef13978bce6', 1, 1750264801, 1750264801, '017e12fd-57a0-7260-8810-fe1bd674830e', 'Naomi Ferrante', '{}', 'Signed contract and scope: School breakfast pilot evaluation', 'signedContractScope', '017e12f0-8660-733f-8a24-70e45d712e48', '017e1316-0fc0-7b2e-aa56-6c176e50b769', 'Consultanță Țăranu SRL', '2025-07-01', '2026-12-31', 1900000.00, NULL, NULL, 'signedContractScope-9X57SM25R0048.pdf', '/api/opportunities/files/017e12f0-8660-7f27-94c9-bef13978bce6', 'application/pdf', 863, 'Ready', NULL, 'Active'),
  ('017e12f1-70c0-79ef-b4a2-022ec35eb954', 1, 1770655202, 1770655202, '017e12f6-04a0-7d1c-ba40-e5ee49e8d9d2', 'Lian Yu', '{}', 'Signed contract and scope: Soil sampling data warehouse and dashboards', 'signedContractScope', '017e12f1-70c0-7993-a86e-08ad434854b2', NULL, NULL, '2026-03-01', '2027-02-28', 1150000.00, NULL, NULL, 'signedContractScope-9X18SS26Q0085.pdf', '/api/opportunities/files/017e12f1-70c0-79ef-b4a2-022ec35eb954', 'application/pdf', 847, 'Ready', NULL, 'Active');

CREATE TABLE `idempotency` (
  `personId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `key` varchar(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `request` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `answer` mediumtext NOT NULL,
  `dateCreated` int(11) NOT NULL,
  PRIMARY KEY (`personId`,`key`),
  KEY `idempotency_age` (`dateCreated`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `import_files` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `ownerId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `storageKey` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `columns` json DEFAULT NULL,
  `rowCount` int(11) DEFAULT NULL,
  `dateCreated` int(11) NOT NULL,
  `expires` int(11) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `import_files_expires` (`expires`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `inbox` (
  `eventId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `dateCreated` int(11) NOT NULL,
  PRIMARY KEY (`eventId`),
  KEY `inbox_age` (`dateCreated`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `inbox` (`eventId`, `dateCreated`) values
  ('01a20e18-957a-7613-942e-3409a9454546', 1795532828),
  ('01a20e18-957c-72d6-a65b-6766461dd6cb', 1795532828),
  ('01a20e18-957c-72d6-a65b-6aa5d7e47e12', 1795532828);

CREATE TABLE `kysely_migration` (
  `name` varchar(255) NOT NULL,
  `timestamp` varchar(255) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration` (`name`, `timestamp`) values
  ('2026-11-21-opportunities', '2026-11-24T15:06:57.718Z'),
  ('2026-11-22-documents', '2026-11-24T15:06:57.798Z'),
  ('2026-11-22-everyField', '2026-11-24T15:06:58.036Z'),
  ('2026-11-22-numbers', '2026-11-24T15:06:58.130Z'),
  ('2026-11-24-asked', '2026-11-24T15:07:01.378Z'),
  ('2026-11-24-newest', '2026-11-24T15:07:01.505Z'),
  ('2026-11-25-board', '2026-11-24T15:07:01.856Z'),
  ('2026-11-25-decisions', '2026-11-24T15:07:02.080Z'),
  ('2026-11-25-reports', '2026-11-24T15:07:02.220Z'),
  ('2026-11-26-chances', '2026-11-24T15:07:02.292Z'),
  ('2026-11-26-followers', '2026-11-24T15:07:02.297Z'),
  ('2026-11-26-groups', '2026-11-24T15:07:02.358Z'),
  ('2026-11-26-one-follower', '2026-11-24T15:07:02.386Z'),
  ('2026-11-27-closed', '2026-11-24T15:07:02.527Z'),
  ('2026-11-28-planned-work', '2026-11-24T15:07:02.651Z'),
  ('2026-11-29-changed', '2026-11-24T15:07:02.815Z'),
  ('2026-11-29-stage', '2026-11-24T15:07:02.881Z'),
  ('2026-11-29-unexplained', '2026-11-24T15:07:02.926Z'),
  ('2026-11-29-work-begins', '2026-11-24T15:07:03.013Z'),
  ('2026-11-30-bids-told-again', '2026-11-24T15:07:03.015Z'),
  ('2026-11-30-next-option', '2026-11-24T15:07:03.340Z');

CREATE TABLE `kysely_migration_kit` (
  `name` varchar(255) NOT NULL,
  `timestamp` varchar(255) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration_kit` (`name`, `timestamp`) values
  ('0001-writes', '2026-11-24T15:06:56.494Z'),
  ('0002-files', '2026-11-24T15:06:56.646Z'),
  ('0002-idempotency', '2026-11-24T15:06:56.718Z'),
  ('0003-copies', '2026-11-24T15:06:56.866Z'),
  ('0004-jobs', '2026-11-24T15:06:57.068Z');

CREATE TABLE `kysely_migration_kit_lock` (
  `id` varchar(255) NOT NULL,
  `is_locked` int(11) NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration_kit_lock` (`id`, `is_locked`) values
  ('migration_lock', 0);

CREATE TABLE `kysely_migration_lock` (
  `id` varchar(255) NOT NULL,
  `is_locked` int(11) NOT NULL DEFAULT 0,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration_lock` (`id`, `is_locked`) values
  ('migration_lock', 0);

CREATE TABLE `opportunities` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `clientId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `clientName` varchar(255) NOT NULL,
  `endClientId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `endClientName` varchar(255) DEFAULT NULL,
  `solicitationName` varchar(255) NOT NULL,
  `solicitationNumber` varchar(100) DEFAULT NULL,
  `linkToPosting` varchar(2000) DEFAULT NULL,
  `projectTypeId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `projectTypeName` varchar(255) NOT NULL,
  `opportunityStatusId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `opportunityStatusName` varchar(255) NOT NULL,
  `opportunityOwnerId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `opportunityOwnerName` varchar(255) NOT NULL,
  `rfpManagerId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `rfpManagerName` varchar(255) DEFAULT NULL,
  `sourceId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `sourceName` varchar(255) DEFAULT NULL,
  `gsaSchedule` varchar(150) NOT NULL,
  `bpaId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `bpaName` varchar(255) DEFAULT NULL,
  `role` varchar(150) NOT NULL,
  `submissionMethod` varchar(60) DEFAULT NULL,
  `dateQnA` date DEFAULT NULL,
  `decisionDueDate` date DEFAULT NULL,
  `dueDate` date NOT NULL,
  `expectedAwardDate` date DEFAULT NULL,
  `isRecompete` tinyint(1) NOT NULL,
  `originalOpportunityId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `originalOpportunityName` varchar(255) DEFAULT NULL,
  `description` mediumtext DEFAULT NULL,
  `initialThoughts` mediumtext DEFAULT NULL,
  `primaryTeamId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `primaryTeamName` varchar(255) NOT NULL,
  `budgetTypeId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `budgetTypeName` varchar(255) DEFAULT NULL,
  `estimatedBudgetAmount` decimal(15,2) DEFAULT NULL,
  `amountKind` varchar(60) DEFAULT NULL,
  `estimatedBudgetAmountNotes` varchar(300) DEFAULT NULL,
  `estimatedProjectLength` int(11) DEFAULT NULL,
  `chanceId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `chanceName` varchar(255) DEFAULT NULL,
  `winningFirmId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `winningFirmName` varchar(255) DEFAULT NULL,
  `winningAmount` decimal(15,2) DEFAULT NULL,
  `notesLostDropped` mediumtext DEFAULT NULL,
  `pointsLostOnSections` mediumtext DEFAULT NULL,
  `type` varchar(60) NOT NULL,
  `status` varchar(60) NOT NULL,
  `nickname` varchar(120) DEFAULT NULL,
  `dueTime` varchar(5) DEFAULT NULL,
  `dueZone` varchar(64) DEFAULT NULL,
  `ownerUserId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `ownerUserName` varchar(255) DEFAULT NULL,
  `bareNumber` varchar(100) GENERATED ALWAYS AS (replace(replace(`solicitationNumber`,'-',''),' ','')) VIRTUAL,
  `closedOn` date DEFAULT NULL,
  `nextOptionDate` date DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `opportunities_newest` (`dateCreated`),
  KEY `opportunities_due` (`dueDate`),
  KEY `opportunities_status_due` (`status`,`dueDate`),
  KEY `opportunities_name` (`solicitationName`),
  KEY `opportunities_client` (`clientName`),
  KEY `opportunities_team` (`primaryTeamId`),
  KEY `opportunities_manager` (`rfpManagerId`),
  KEY `opportunities_owner` (`ownerUserId`),
  KEY `opportunities_number` (`bareNumber`),
  KEY `opportunities_by_dateUpdated` (`dateUpdated`),
  KEY `opportunities_by_addedById` (`addedById`),
  KEY `opportunities_by_solicitationNumber` (`solicitationNumber`),
  KEY `opportunities_by_nickname` (`nickname`),
  KEY `opportunities_by_clientId` (`clientId`),
  KEY `opportunities_by_projectTypeId` (`projectTypeId`),
  KEY `opportunities_by_projectTypeName` (`projectTypeName`),
  KEY `opportunities_by_opportunityStatusName` (`opportunityStatusName`),
  KEY `opportunities_by_opportunityOwnerId` (`opportunityOwnerId`),
  KEY `opportunities_by_opportunityOwnerName` (`opportunityOwnerName`),
  KEY `opportunities_by_rfpManagerName` (`rfpManagerName`),
  KEY `opportunities_by_primaryTeamName` (`primaryTeamName`),
  KEY `opportunities_by_decisionDueDate` (`decisionDueDate`),
  KEY `opportunities_by_expectedAwardDate` (`expectedAwardDate`),
  KEY `opportunities_by_estimatedBudgetAmount` (`estimatedBudgetAmount`),
  KEY `opportunities_by_winningAmount` (`winningAmount`),
  KEY `opportunities_by_endClientId` (`endClientId`),
  KEY `opportunities_by_sourceId` (`sourceId`),
  KEY `opportunities_by_bpaId` (`bpaId`),
  KEY `opportunities_by_isRecompete` (`isRecompete`),
  KEY `opportunities_by_originalOpportunityId` (`originalOpportunityId`),
  KEY `opportunities_by_chanceId` (`chanceId`),
  KEY `opportunities_by_winningFirmId` (`winningFirmId`),
  KEY `opportunities_by_type` (`type`),
  KEY `opportunities_inUse` (`status`,`dateCreated`),
  KEY `opportunities_by_role` (`role`),
  KEY `opportunities_by_gsaSchedule` (`gsaSchedule`),
  KEY `opportunities_board` (`status`,`opportunityStatusId`,`chanceId`,`estimatedBudgetAmount`,`opportunityStatusName`,`chanceName`),
  KEY `opportunities_sums_primaryTeam` (`status`,`primaryTeamId`,`chanceId`,`estimatedBudgetAmount`,`primaryTeamName`,`chanceName`),
  KEY `opportunities_sums_opportunityOwner` (`status`,`opportunityOwnerId`,`chanceId`,`estimatedBudgetAmount`,`opportunityOwnerName`,`chanceName`),
  KEY `opportunities_by_closedOn` (`closedOn`),
  KEY `opportunities_by_dateQnA` (`dateQnA`),
  KEY `opportunities_stage` (`opportunityStatusId`,`status`,`dueDate`),
  KEY `opportunities_by_notesLostDropped` (`notesLostDropped`(40)),
  KEY `opportunities_by_nextOptionDate` (`nextOptionDate`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `opportunities` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `clientId`, `clientName`, `endClientId`, `endClientName`, `solicitationName`, `solicitationNumber`, `linkToPosting`, `projectTypeId`, `projectTypeName`, `opportunityStatusId`, `opportunityStatusName`, `opportunityOwnerId`, `opportunityOwnerName`, `rfpManagerId`, `rfpManagerName`, `sourceId`, `sourceName`, `gsaSchedule`, `bpaId`, `bpaName`, `role`, `submissionMethod`, `dateQnA`, `decisionDueDate`, `dueDate`, `expectedAwardDate`, `isRecompete`, `originalOpportunityId`, `originalOpportunityName`, `description`, `initialThoughts`, `primaryTeamId`, `primaryTeamName`, `budgetTypeId`, `budgetTypeName`, `estimatedBudgetAmount`, `amountKind`, `estimatedBudgetAmountNotes`, `estimatedProjectLength`, `chanceId`, `chanceName`, `winningFirmId`, `winningFirmName`, `winningAmount`, `notesLostDropped`, `pointsLostOnSections`, `type`, `status`, `nickname`, `dueTime`, `dueZone`, `ownerUserId`, `ownerUserName`, `closedOn`, `nextOptionDate`) values
  ('017e12ef-9c00-76a4-94fc-28c3cf8697bc', 5, 1753102651, 1767279702, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', '017e12ef-9c00-7c12-989a-44ca9266a656', 'Department of River Commerce', NULL, NULL, 'Five-year plan for inland port investment', '9X12RC25R0011', 'https://bids.example.com/notices/10000', '017e12ef-9c00-747c-9676-636b71346fe3', 'Strategy and planning', '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 'Won', '017e12ef-9c00-7b70-a8f9-1498fa17c33e', 'Dana Whitfield', '017e12fb-82e0-703f-a399-4e94c9ba7944', 'François Béranger', '017e12ef-9c00-7f88-a237-9a25956abf8b', 'SAM.gov', 'MAS 541611', '017e12ef-9c00-736f-a4c4-41647e34ecb9', 'River Commerce advisory BPA', 'Prime', 'Email/Electronic', '2025-09-15', '2025-09-05', '2025-09-26', '2025-12-15', 0, NULL, NULL, '“Five-year plan for inland port investment” under one contract with a base period and options. The two risks that the Department of River Commerce worries about most are data protection and continuity of service.', 'Strong fit for Transportation and Energy. The hard part is naming a lead with the certificate they ask for; check who is free before the go/no-go.', '017e12f5-1a40-77d3-b8fb-37d771075a1b', 'Transportation and Energy', '017e12f3-4580-7fa9-84c7-d46c6784f7b9', 'Not to exceed', 325000.00, 'Submitted', 'Our estimate from last year’s award', 12, '017e12f5-1a40-7f73-8bb9-fd9042563336', '100 %', NULL, NULL, 325000.00, NULL, NULL, 'Project', 'Active', 'FYPFIPI', '14:00', 'America/New_York', '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', NULL, '2026-10-30'),
  ('017e12f0-8660-733f-8a24-70e45d712e48', 5, 1737550896, 1751382108, '017e12fd-57a0-7260-8810-fe1bd674830e', 'Naomi Ferrante', '{}', '017e12fb-82e0-7a11-be14-bffd7cdc17e8', 'National Center for School Meals Research', NULL, NULL, 'School breakfast pilot evaluation', '9X57SM25R0048', 'https://bids.example.com/notices/10013', '017e12f0-8660-798f-a006-888e66a0d98e', 'Programme evaluation', '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 'Won', '017e12f4-2fe0-7c68-a570-6f006db3445d', 'Éléonore Mercier', '017e12fd-57a0-7260-8810-fe1bd674830e', 'Naomi Ferrante', '017e12f8-c3c0-7ac9-b98e-032a2040de3c', 'Forecast list', 'MAS 541611', NULL, NULL, 'Prime', 'Email/Electronic', '2025-03-07', '2025-02-28', '2025-03-21', '2025-06-18', 0, NULL, NULL, 'This notice of the National Center for School Meals Research asks for support with “School breakfast pilot evaluation”. Three volumes are asked for: technical, staffing and price. Page limits are tight (30, 15 and no limit), and résumés count toward the second.', 'They want monthly releases. Show the demo routine and name the people who will run it.', '017e12f2-5b20-7185-86e8-7b86bef290f7', 'Data and Evaluation', '017e12f3-4580-7fa9-84c7-d46c6784f7b9', 'Not to exceed', 1900000.00, 'Submitted', 'Client said “about” in the pre-bid call', 18, '017e12f5-1a40-7f73-8bb9-fd9042563336', '100 %', NULL, NULL, 1900000.00, NULL, NULL, 'Project', 'Active', NULL, NULL, NULL, '017e12f6-ef00-7e6c-a782-1d1f76d907f0', 'Éléonore Mercier', NULL, NULL),
  ('017e12f1-70c0-7993-a86e-08ad434854b2', 6, 1760014258, 1772466715, '017e12f6-04a0-7d1c-ba40-e5ee49e8d9d2', 'Lian Yu', '{}', '017e130e-bcc0-7767-a084-02d885f650df', 'Thornwick Federal', '017e12f2-5b20-7606-b0b6-57454d6f78c5', 'National Institute for Soil Science', 'Soil sampling data warehouse and dashboards', '9X18SS26Q0085', 'https://bids.example.com/notices/10026', '017e12f1-70c0-732d-ba18-673e0d96fdf5', 'Data analytics', '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 'Won', '017e12f3-4580-71f6-8edb-a836cf6681de', 'Lian Yu', '017e12f1-70c0-7c28-a22e-8aec479c00a5', 'Priya Raman', '017e12f5-1a40-758f-bba1-afad89e83dd7', 'Prime invitation', 'MAS 54151S', NULL, NULL, 'Sub', 'Email/Electronic', '2025-12-05', '2025-11-27', '2025-12-16', '2026-02-09', 0, NULL, NULL, 'The notice describes “Soil sampling data warehouse and dashboards” in four tasks: start-up, analysis, delivery and transfer. Workspace, data extracts and a full-time counterpart come from the National Institute for Soil Science.', 'We know the program director from an earlier study. The budget looks thin for the number of site visits; ask about virtual visits in the Q&A.', '017e12f1-70c0-7bdf-bf55-6d05911588fe', 'Digital and Cloud', '017e12f0-8660-7ebf-95f1-e3538f3d2423', 'Time and materials', 1150000.00, 'Submitted', 'Client said “about” in the pre-bid call', 12, '017e12f5-1a40-7f73-8bb9-fd9042563336', '100 %', NULL, NULL, 1150000.00, NULL, NULL, 'Project', 'Active', NULL, NULL, NULL, '017e12f6-04a0-7d1c-ba40-e5ee49e8d9d2', 'Lian Yu', NULL, '2026-12-30');

CREATE TABLE `opportunities_actualCosts` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `year` int(11) NOT NULL,
  `month` int(11) NOT NULL,
  `kind` varchar(60) NOT NULL,
  `amount` decimal(15,2) NOT NULL,
  `reference` varchar(100) DEFAULT NULL,
  `note` varchar(300) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `opportunities_actualCosts_of` (`parentId`,`dateCreated`),
  CONSTRAINT `opportunities_actualCosts_record` FOREIGN KEY (`parentId`) REFERENCES `opportunities` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `opportunities_actualCosts` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `parentId`, `year`, `month`, `kind`, `amount`, `reference`, `note`) values
  ('017e12ef-9c00-79de-96ba-44e0c6b21266', 1, 1769795200, 1769795200, '017e12f2-5b20-7835-a98f-165cbefb3726', 'Ruth Castellanos', '{}', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', 2026, 1, 'Labor', 25233.00, NULL, NULL),
  ('017e12f0-8660-7743-8dc8-12c63a0c85f0', 1, 1769795260, 1769795260, '017e12f2-5b20-7835-a98f-165cbefb3726', 'Ruth Castellanos', '{}', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', 2026, 1, 'Invoice', 25318.00, 'INV-101-01', NULL),
  ('017e12f1-70c0-77bf-b18d-bfc819e74ca2', 1, 1772214520, 1772214520, '017e12f2-5b20-7835-a98f-165cbefb3726', 'Ruth Castellanos', '{}', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', 2026, 2, 'Labor', 22702.00, NULL, NULL);

CREATE TABLE `opportunities_amounts` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `year` int(11) NOT NULL,
  `month` int(11) NOT NULL,
  `frequency` varchar(60) NOT NULL,
  `kind` varchar(60) NOT NULL,
  `amount` decimal(15,2) NOT NULL,
  `note` varchar(300) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `opportunities_amounts_of` (`parentId`,`dateCreated`),
  CONSTRAINT `opportunities_amounts_record` FOREIGN KEY (`parentId`) REFERENCES `opportunities` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `opportunities_amounts` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `parentId`, `year`, `month`, `frequency`, `kind`, `amount`, `note`) values
  ('017e12ef-9c00-7348-a18e-70f5cdddd155', 1, 1765820800, 1765820800, '017e12fb-82e0-703f-a399-4e94c9ba7944', 'François Béranger', '{}', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', 2026, 1, 'Quarterly', 'Time & Materials', 81249.00, NULL),
  ('017e12f0-8660-7c0f-a80c-31cd30cc0294', 1, 1765820860, 1765820860, '017e12fb-82e0-703f-a399-4e94c9ba7944', 'François Béranger', '{}', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', 2026, 4, 'Quarterly', 'Time & Materials', 81249.00, NULL),
  ('017e12f1-70c0-73a4-adb8-5afc337631dd', 1, 1765820920, 1765820920, '017e12fb-82e0-703f-a399-4e94c9ba7944', 'François Béranger', '{}', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', 2026, 7, 'Quarterly', 'Time & Materials', 81249.00, NULL);

CREATE TABLE `opportunities_changeLog` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `changedBy` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `changedByName` varchar(255) NOT NULL,
  `field` varchar(60) NOT NULL,
  `oldValue` json NOT NULL,
  `newValue` json NOT NULL,
  `version` int(11) NOT NULL,
  `statusId` char(36) CHARACTER SET ascii COLLATE ascii_bin GENERATED ALWAYS AS (case `field` when 'opportunityStatus' then json_unquote(json_extract(`newValue`,'$.id')) when '*' then json_unquote(json_extract(`newValue`,'$.opportunityStatus.id')) end) VIRTUAL,
  `chanceId` char(36) CHARACTER SET ascii COLLATE ascii_bin GENERATED ALWAYS AS (case `field` when 'chance' then coalesce(json_unquote(json_extract(`newValue`,'$.id')),'') when '*' then coalesce(json_unquote(json_extract(`newValue`,'$.chance.id')),'') end) VIRTUAL,
  PRIMARY KEY (`id`),
  KEY `opportunities_changeLog_of` (`parentId`,`version`),
  KEY `opportunities_changeLog_stays` (`parentId`,`statusId`,`version`,`dateUpdated`),
  KEY `opportunities_changeLog_fields` (`parentId`,`field`,`version`),
  KEY `opportunities_changeLog_chances` (`parentId`,`chanceId`,`version`),
  KEY `opportunities_changeLog_changed` (`dateUpdated`,`parentId`,`field`,`version`,`changedBy`,`changedByName`),
  CONSTRAINT `opportunities_changeLog_record` FOREIGN KEY (`parentId`) REFERENCES `opportunities` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `opportunities_changeLog` (`id`, `parentId`, `dateUpdated`, `changedBy`, `changedByName`, `field`, `oldValue`, `newValue`, `version`) values
  ('01a20e18-a62a-7698-b9c7-d2def0944173', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', 1753102651, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '*', 'null', '{"status":"Active","closedOn":null,"nextOptionDate":null,"type":"Opportunity","ownerUser":{"id":"017e12ef-9c00-7cd3-8697-b1d865ffb8f4","name":"Dana Whitfield"},"pointsLostOnSections":null,"notesLostDropped":null,"winningAmount":null,"winningFirm":null,"chance":{"id":"017e12f1-70c0-79e2-bd65-9f76c6d1b603","name":"25 %"},"estimatedProjectLength":12,"estimatedBudgetAmountNotes":"Our estimate from last year’s award","amountKind":"Estimated","estimatedBudgetAmount":325000,"budgetType":{"id":"017e12f3-4580-7fa9-84c7-d46c6784f7b9","name":"Not to exceed"},"primaryTeam":{"id":"017e12f5-1a40-77d3-b8fb-37d771075a1b","name":"Transportation and Energy"},"teamsInvolved":[{"id":"017e12f5-1a40-77d3-b8fb-37d771075a1b","name":"Transportation and Energy"},{"id":"017e12f3-4580-7022-99ed-491a573dcd39","name":"Finance and Audit"},{"id":"017e12f6-04a0-7d81-b17c-fc50b8da1ff4","name":"Proposal Center"}],"initialThoughts":"Strong fit for Transportation and Energy. The hard part is naming a lead with the certificate they ask for; check who is free before the go/no-go.","description":"“Five-year plan for inland port investment” under one contract with a base period and options. The two risks that the Department of River Commerce worries about most are data protection and continuity of service.","originalOpportunity":null,"isRecompete":false,"expectedAwardDate":"2025-12-15","dueZone":"America/New_York","dueTime":"14:00","dueDate":"2025-09-26","decisionDueDate":"2025-09-05","dateQnA":"2025-09-15","submissionMethod":"Email/Electronic","subContractor":[{"id":"017e1314-3b00-7477-9c1e-8c9bf9a89ffa","name":"Atelier Lemaître Évaluation"},{"id":"017e131e-4d20-7b6e-a7cd-279784e9f777","name":"Halvorsen Cloud Works"},{"id":"017e1319-b940-775d-acc4-d834c97a223f","name":"Pinefield Surveys"}],"role":"Prime","bpa":{"id":"017e12ef-9c00-736f-a4c4-41647e34ecb9","name":"River Commerce advisory BPA"},"gsaSchedule":"MAS 541611","source":{"id":"017e12ef-9c00-7f88-a237-9a25956abf8b","name":"SAM.gov"},"rfpManager":{"id":"017e12fb-82e0-703f-a399-4e94c9ba7944","name":"François Béranger"},"opportunityOwner":{"id":"017e12ef-9c00-7b70-a8f9-1498fa17c33e","name":"Dana Whitfield"},"opportunityStatus":{"id":"017e12f0-8660-7fa1-894d-4eb4bc3fbab6","name":"Qualifying"},"projectType":{"id":"017e12ef-9c00-747c-9676-636b71346fe3","name":"Strategy and planning"},"linkToPosting":"https://bids.example.com/notices/10000","nickname":"FYPFIPI","solicitationNumber":"9X12RC25R0011","solicitationName":"Five-year plan for inland port investment","endClient":null,"client":{"id":"017e12ef-9c00-7c12-989a-44ca9266a656","name":"Department of River Commerce"}}', 1),
  ('01a20e18-a62c-7598-98ac-166e76e4f3cb', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', 1755870221, '017e12fb-82e0-703f-a399-4e94c9ba7944', 'François Béranger', 'opportunityStatus', '{"id":"017e12f0-8660-7fa1-894d-4eb4bc3fbab6","name":"Qualifying"}', '{"id":"017e12f2-5b20-7c93-861a-a0e5d845aecf","name":"Writing"}', 2),
  ('01a20e18-a62c-7598-98ac-19ea0a33acbe', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', 1755870221, '017e12fb-82e0-703f-a399-4e94c9ba7944', 'François Béranger', 'chance', '{"id":"017e12f1-70c0-79e2-bd65-9f76c6d1b603","name":"25 %"}', '{"id":"017e12f2-5b20-7f3a-85dc-f4f6fe30427d","name":"50 %"}', 2);

CREATE TABLE `opportunities_comments` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `text` mediumtext NOT NULL,
  `replyTo` varchar(36) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `opportunities_comments_of` (`parentId`,`dateCreated`),
  CONSTRAINT `opportunities_comments_record` FOREIGN KEY (`parentId`) REFERENCES `opportunities` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `opportunities_comments` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `parentId`, `text`, `replyTo`) values
  ('017e12ef-9c00-75cc-a64a-86cd7d0d99d7', 1, 1753120000, 1753120000, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', 'The questions are in. I asked for the record counts and for the name of the current contractor.', NULL),
  ('017e13d9-fc00-77a9-875a-c167764ca7c2', 1, 1760032000, 1760032000, '017e12f6-04a0-7d1c-ba40-e5ee49e8d9d2', 'Lian Yu', '{}', '017e12f1-70c0-7993-a86e-08ad434854b2', 'Can we get the résumés by Thursday? Two of them still show last year’s certificates.', NULL);

CREATE TABLE `opportunities_comments_mentions` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `refId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`recordId`,`refId`),
  KEY `opportunities_comments_mentions_of` (`refId`),
  CONSTRAINT `opportunities_comments_mentions_record` FOREIGN KEY (`recordId`) REFERENCES `opportunities_comments` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `opportunities_comments_mentions` (`recordId`, `refId`, `name`, `position`) values
  ('017e12ef-9c00-75cc-a64a-86cd7d0d99d7', '017e12fb-82e0-703f-a399-4e94c9ba7944', 'François Béranger', 0),
  ('017e13d9-fc00-77a9-875a-c167764ca7c2', '017e12f1-70c0-7c28-a22e-8aec479c00a5', 'Priya Raman', 0);

CREATE TABLE `opportunities_contacts` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `companyId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `companyName` varchar(255) NOT NULL,
  `contactId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `contactName` varchar(255) NOT NULL,
  `role` varchar(120) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `opportunities_contacts_of` (`parentId`,`dateCreated`),
  KEY `opportunities_contacts_company` (`companyId`),
  CONSTRAINT `opportunities_contacts_record` FOREIGN KEY (`parentId`) REFERENCES `opportunities` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `opportunities_contacts` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `parentId`, `companyId`, `companyName`, `contactId`, `contactName`, `role`) values
  ('017e12ef-9c00-758a-b43d-bfa5bf4c950e', 1, 1753120000, 1753120000, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', '017e12ef-9c00-7c12-989a-44ca9266a656', 'Department of River Commerce', '017e12ef-9c00-74b4-b078-845cc6547c64', 'Theo Homenick', 'Contracting officer'),
  ('017e1364-cc00-7a1e-aa2d-d942b3834069', 1, 1737568000, 1737568000, '017e12fd-57a0-7260-8810-fe1bd674830e', 'Naomi Ferrante', '{}', '017e12f0-8660-733f-8a24-70e45d712e48', '017e12fb-82e0-7a11-be14-bffd7cdc17e8', 'National Center for School Meals Research', '017e12fb-82e0-744d-8221-b512ecf327e3', 'Freddy Kuphal', 'Program'),
  ('017e1365-b660-7d2d-9dd1-e3d3e9d56eaf', 1, 1737568060, 1737568060, '017e12fd-57a0-7260-8810-fe1bd674830e', 'Naomi Ferrante', '{}', '017e12f0-8660-733f-8a24-70e45d712e48', '017e12fb-82e0-7a11-be14-bffd7cdc17e8', 'National Center for School Meals Research', '017e1334-4620-7f55-87ae-49e6a5d4ced6', 'Aliza Lesch', 'Program');

CREATE TABLE `opportunities_decisions` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `kind` varchar(60) NOT NULL,
  `decidedOn` date NOT NULL,
  `decidedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `decidedByName` varchar(255) DEFAULT NULL,
  `rationale` mediumtext DEFAULT NULL,
  `supersedes` varchar(36) DEFAULT NULL,
  `sentById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `sentByName` varchar(255) DEFAULT NULL,
  `sentAt` int(11) DEFAULT NULL,
  `factors` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '[]' CHECK (json_valid(`factors`)),
  `stops` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '[]' CHECK (json_valid(`stops`)),
  `threshold` int(11) DEFAULT NULL,
  `sentSubject` varchar(255) DEFAULT NULL,
  `sentText` mediumtext DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `opportunities_decisions_of` (`parentId`,`dateCreated`),
  CONSTRAINT `opportunities_decisions_record` FOREIGN KEY (`parentId`) REFERENCES `opportunities` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `opportunities_decisions` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `parentId`, `kind`, `decidedOn`, `decidedById`, `decidedByName`, `rationale`, `supersedes`, `sentById`, `sentByName`, `sentAt`, `factors`, `stops`, `threshold`, `sentSubject`, `sentText`) values
  ('017e12ef-9c00-7ff8-b0d4-936c7fa89128', 1, 1757094400, 1757094400, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', 'Go', '2025-09-05', '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', 'The work fits the team, the people are free and the client knows us.', NULL, NULL, NULL, null, '[{"name":"Relationship with the client","weight":15,"points":7},{"name":"We are the incumbent, or the incumbent is weak","weight":10,"points":6},{"name":"Past performance of the same kind","weight":15,"points":8},{"name":"Technical fit","weight":10,"points":9},{"name":"A price that can win","weight":10,"points":5},{"name":"The right partners","weight":10,"points":6},{"name":"Vehicle and set-aside suit us","weight":10,"points":9},{"name":"The people are free","weight":10,"points":8},{"name":"Time to write it","weight":5,"points":5},{"name":"Texts to build on","weight":5,"points":7}]', '[{"name":"We are not eligible","holds":false},{"name":"We do not hold the vehicle","holds":false},{"name":"A conflict of interest that cannot be solved","holds":false}]', 60, NULL, NULL),
  ('017e12f0-8660-7436-a52d-b9176846e6c9', 1, 1765820860, 1765820860, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', 'Won', '2025-12-15', '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', 'Award notice received. Hand-over to the delivery team is set for next week.', NULL, NULL, NULL, null, '[]', '[]', null, NULL, NULL),
  ('017e1364-cc00-7f5f-8132-7d5f5b2dd6da', 1, 1740764800, 1740764800, '017e12f6-ef00-7e6c-a782-1d1f76d907f0', 'Éléonore Mercier', '{}', '017e12f0-8660-733f-8a24-70e45d712e48', 'Go', '2025-02-28', '017e12f6-ef00-7e6c-a782-1d1f76d907f0', 'Éléonore Mercier', 'Chance and effort are in proportion; price will need a second look before submission.', NULL, NULL, NULL, null, '[{"name":"Relationship with the client","weight":15,"points":7},{"name":"We are the incumbent, or the incumbent is weak","weight":10,"points":6},{"name":"Past performance of the same kind","weight":15,"points":8},{"name":"Technical fit","weight":10,"points":9},{"name":"A price that can win","weight":10,"points":5},{"name":"The right partners","weight":10,"points":6},{"name":"Vehicle and set-aside suit us","weight":10,"points":9},{"name":"The people are free","weight":10,"points":8},{"name":"Time to write it","weight":5,"points":5},{"name":"Texts to build on","weight":5,"points":7}]', '[{"name":"We are not eligible","holds":false},{"name":"We do not hold the vehicle","holds":false},{"name":"A conflict of interest that cannot be solved","holds":false}]', 60, NULL, NULL);

CREATE TABLE `opportunities_decisions_sentTo` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `refId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`recordId`,`refId`),
  KEY `opportunities_decisions_sentTo_of` (`refId`),
  CONSTRAINT `opportunities_decisions_sentTo_record` FOREIGN KEY (`recordId`) REFERENCES `opportunities_decisions` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `opportunities_followers` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `opportunities_followers_addedBy` (`parentId`,`addedById`),
  KEY `opportunities_followers_of` (`parentId`,`dateCreated`),
  KEY `opportunities_followers_by` (`addedById`,`dateCreated`),
  CONSTRAINT `opportunities_followers_record` FOREIGN KEY (`parentId`) REFERENCES `opportunities` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `opportunities_followers` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `parentId`) values
  ('017e12ef-9c00-76af-911f-f7458a3d94b3', 1, 1753120000, 1753120000, '017e12fb-82e0-703f-a399-4e94c9ba7944', 'François Béranger', '{}', '017e12ef-9c00-76a4-94fc-28c3cf8697bc');

CREATE TABLE `opportunities_subContractor` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `refId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`recordId`,`refId`),
  KEY `opportunities_subContractor_of` (`refId`),
  CONSTRAINT `opportunities_subContractor_record` FOREIGN KEY (`recordId`) REFERENCES `opportunities` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `opportunities_subContractor` (`recordId`, `refId`, `name`, `position`) values
  ('017e12ef-9c00-76a4-94fc-28c3cf8697bc', '017e1314-3b00-7477-9c1e-8c9bf9a89ffa', 'Atelier Lemaître Évaluation', 0),
  ('017e12ef-9c00-76a4-94fc-28c3cf8697bc', '017e1319-b940-775d-acc4-d834c97a223f', 'Pinefield Surveys', 2),
  ('017e12ef-9c00-76a4-94fc-28c3cf8697bc', '017e131e-4d20-7b6e-a7cd-279784e9f777', 'Halvorsen Cloud Works', 1);

CREATE TABLE `opportunities_teamsInvolved` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `refId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`recordId`,`refId`),
  KEY `opportunities_teamsInvolved_of` (`refId`),
  CONSTRAINT `opportunities_teamsInvolved_record` FOREIGN KEY (`recordId`) REFERENCES `opportunities` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `opportunities_teamsInvolved` (`recordId`, `refId`, `name`, `position`) values
  ('017e12ef-9c00-76a4-94fc-28c3cf8697bc', '017e12f3-4580-7022-99ed-491a573dcd39', 'Finance and Audit', 1),
  ('017e12ef-9c00-76a4-94fc-28c3cf8697bc', '017e12f5-1a40-77d3-b8fb-37d771075a1b', 'Transportation and Energy', 0),
  ('017e12ef-9c00-76a4-94fc-28c3cf8697bc', '017e12f6-04a0-7d81-b17c-fc50b8da1ff4', 'Proposal Center', 2);

CREATE TABLE `outbox` (
  `id` bigint(20) NOT NULL AUTO_INCREMENT,
  `receiver` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `eventId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `payload` json NOT NULL,
  `attempts` int(11) NOT NULL DEFAULT 0,
  `nextAttempt` bigint(20) NOT NULL DEFAULT 0,
  `parked` tinyint(1) NOT NULL DEFAULT 0,
  `reason` varchar(500) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `outbox_order` (`receiver`,`parked`,`id`),
  KEY `outbox_record` (`receiver`,`recordId`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `outbox_receivers` (
  `receiver` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `attempts` int(11) NOT NULL DEFAULT 0,
  `nextAttempt` bigint(20) NOT NULL DEFAULT 0,
  PRIMARY KEY (`receiver`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `outbox_receivers` (`receiver`, `attempts`, `nextAttempt`) values
  ('admin', 0, 0),
  ('ftes', 0, 0),
  ('opportunities', 0, 0);

CREATE TABLE `plannedWork` (
  `planId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `opportunityId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `lastMonth` int(11) DEFAULT NULL,
  `version` int(11) NOT NULL,
  `firstMonth` int(11) DEFAULT NULL,
  PRIMARY KEY (`planId`),
  KEY `plannedWork_of` (`opportunityId`,`lastMonth`),
  KEY `plannedWork_begins` (`opportunityId`,`firstMonth`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `plannedWork` (`planId`, `opportunityId`, `lastMonth`, `version`, `firstMonth`) values
  ('017e12ef-9c00-7013-9199-fdfea3de6733', '017e12fc-6d40-77a3-950d-2d4e517dd05f', 24327, 1, 24321),
  ('017e12f0-8660-706a-8495-9295d700fbaa', '017e12fa-9880-7532-848e-d43aaafddf4f', 24327, 1, 24321),
  ('017e12f1-70c0-7ca6-9aff-ee97fa486c16', '017e12f4-2fe0-7a92-bb8a-9c0f02ce3c5c', 24327, 1, 24321);

CREATE TABLE `scorecards` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(120) NOT NULL,
  `threshold` int(11) NOT NULL,
  `factors` json NOT NULL,
  `stops` json NOT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `scorecards_newest` (`dateCreated`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `scorecards` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `threshold`, `factors`, `stops`, `status`) values
  ('017e12ef-9c00-778b-b393-a63cdd2d7b31', 1, 1661359200, 1661359200, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Go/no-go', 60, '[{"name":"Relationship with the client","weight":15,"source":"client"},{"name":"We are the incumbent, or the incumbent is weak","weight":10,"source":"original"},{"name":"Past performance of the same kind","weight":15,"source":"work"},{"name":"Technical fit","weight":10,"source":null},{"name":"A price that can win","weight":10,"source":"rivals"},{"name":"The right partners","weight":10,"source":"partners"},{"name":"Vehicle and set-aside suit us","weight":10,"source":null},{"name":"The people are free","weight":10,"source":"capacity"},{"name":"Time to write it","weight":5,"source":"time"},{"name":"Texts to build on","weight":5,"source":"texts"}]', '[{"name":"We are not eligible"},{"name":"We do not hold the vehicle"},{"name":"A conflict of interest that cannot be solved"}]', 'Active');

CREATE TABLE `stored_files` (
  `storageKey` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `state` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `at` int(11) NOT NULL,
  `sha256` char(64) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  PRIMARY KEY (`storageKey`),
  KEY `stored_files_record` (`recordId`),
  KEY `stored_files_state` (`state`,`at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `stored_files` (`storageKey`, `col`, `recordId`, `state`, `at`, `sha256`) values
  ('documents/demo/017e12ef-9c00-7631-ad22-0863171aaa77', 'documents', '017e12ef-9c00-7631-ad22-0863171aaa77', 'stored', 1765816800, '5233c5e2af38bfee9a879a93e0f590b5bc10143edca13cffb659351bdea104f2'),
  ('documents/demo/017e12f0-8660-7f27-94c9-bef13978bce6', 'documents', '017e12f0-8660-7f27-94c9-bef13978bce6', 'stored', 1750264801, '76aab35e9cd608feca711c4729f74118292df79d66f262bd9521d1f7c6064ecd'),
  ('documents/demo/017e12f1-70c0-79ef-b4a2-022ec35eb954', 'documents', '017e12f1-70c0-79ef-b4a2-022ec35eb954', 'stored', 1770655202, 'a6002a7e846dbb5f282fbe9377a43a05358e54bceff3124e7dbdb53da3cf5c25');
