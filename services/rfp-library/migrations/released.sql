-- As release 67cb2c7 left it, a few rows of each table. Made by: npm run release:snapshot

CREATE TABLE `announced` (
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `receiver` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`col`,`receiver`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

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

CREATE TABLE `audit_head` (
  `id` tinyint(4) NOT NULL,
  `seq` bigint(20) NOT NULL,
  `prevHash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

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
  ('opportunityStatus', '017e12ef-9c00-7bfd-87c2-6247e5700934', 1, '{"id":"017e12ef-9c00-7bfd-87c2-6247e5700934","version":1,"name":"Identified","description":null,"order":1,"status":"Active","category":"Open","color":"#2f74d0","defaultChance":0.1,"stuckAfterDays":30,"dateCreated":1661349200,"dateUpdated":1661349200,"addedBy":{"id":"017e12ef-9c00-7cd3-8697-b1d865ffb8f4","name":"Dana Whitfield"}}'),
  ('opportunityStatus', '017e12f0-8660-7fa1-894d-4eb4bc3fbab6', 1, '{"id":"017e12f0-8660-7fa1-894d-4eb4bc3fbab6","version":1,"name":"Qualifying","description":null,"order":2,"status":"Active","category":"Open","color":"#2f74d0","defaultChance":0.25,"stuckAfterDays":21,"dateCreated":1661349260,"dateUpdated":1661349260,"addedBy":{"id":"017e12ef-9c00-7cd3-8697-b1d865ffb8f4","name":"Dana Whitfield"}}'),
  ('opportunityStatus', '017e12f1-70c0-7e06-a80b-d19144042f41', 1, '{"id":"017e12f1-70c0-7e06-a80b-d19144042f41","version":1,"name":"Go/No-go pending","description":null,"order":3,"status":"Active","category":"Open","color":"#2f74d0","defaultChance":0.25,"stuckAfterDays":7,"dateCreated":1661349320,"dateUpdated":1661349320,"addedBy":{"id":"017e12ef-9c00-7cd3-8697-b1d865ffb8f4","name":"Dana Whitfield"}}');

CREATE TABLE `document_texts` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `state` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `at` int(11) NOT NULL,
  `content` mediumtext DEFAULT NULL,
  PRIMARY KEY (`recordId`),
  KEY `document_texts_state` (`state`,`at`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `files` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(255) DEFAULT NULL,
  `documentName` varchar(255) DEFAULT NULL,
  `documentUrl` varchar(255) DEFAULT NULL,
  `mediaType` varchar(100) DEFAULT NULL,
  `size` int(11) DEFAULT NULL,
  `textState` varchar(60) NOT NULL,
  `textProblem` varchar(60) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `files_newest` (`dateCreated`),
  KEY `files_name` (`name`),
  KEY `files_state` (`status`,`dateUpdated`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `idempotency` (
  `personId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `key` varchar(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `request` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `answer` mediumtext NOT NULL,
  `dateCreated` int(11) NOT NULL,
  PRIMARY KEY (`personId`,`key`),
  KEY `idempotency_age` (`dateCreated`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `images` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(255) DEFAULT NULL,
  `documentName` varchar(255) DEFAULT NULL,
  `documentUrl` varchar(255) DEFAULT NULL,
  `mediaType` varchar(100) DEFAULT NULL,
  `size` int(11) DEFAULT NULL,
  `textState` varchar(60) NOT NULL,
  `textProblem` varchar(60) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `images_newest` (`dateCreated`),
  KEY `images_name` (`name`),
  KEY `images_state` (`status`,`dateUpdated`)
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
  ('01a20e18-a0da-71f6-8848-9ae6acb3c8ae', 1795532827),
  ('01a20e18-a0da-71f6-8848-9ff760e7c021', 1795532827),
  ('01a20e18-a0db-71ab-808e-d7d6b1607a74', 1795532827);

CREATE TABLE `kysely_migration` (
  `name` varchar(255) NOT NULL,
  `timestamp` varchar(255) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration` (`name`, `timestamp`) values
  ('2026-11-21-content', '2026-11-24T15:06:56.818Z'),
  ('2026-11-22-content-fields', '2026-11-24T15:06:57.710Z'),
  ('2026-11-22-search', '2026-11-24T15:06:57.814Z'),
  ('2026-11-23-files', '2026-11-24T15:06:57.885Z'),
  ('2026-11-24-asked', '2026-11-24T15:06:58.193Z'),
  ('2026-11-24-newest', '2026-11-24T15:06:58.242Z'),
  ('2026-11-25-reuse', '2026-11-24T15:06:58.376Z'),
  ('2026-11-26-review', '2026-11-24T15:06:58.450Z'),
  ('2026-11-27-lost-points', '2026-11-24T15:06:58.526Z'),
  ('2026-11-28-document-texts', '2026-11-24T15:06:58.840Z'),
  ('2026-11-29-uses-of-bids', '2026-11-24T15:06:58.882Z'),
  ('2026-11-30-days-of-bids', '2026-11-24T15:06:58.906Z'),
  ('2026-11-30-review-cycles', '2026-11-24T15:06:58.910Z'),
  ('2026-12-01-bids-as-heard', '2026-11-24T15:06:58.920Z');

CREATE TABLE `kysely_migration_kit` (
  `name` varchar(255) NOT NULL,
  `timestamp` varchar(255) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration_kit` (`name`, `timestamp`) values
  ('0001-writes', '2026-11-24T15:06:56.186Z'),
  ('0002-files', '2026-11-24T15:06:56.215Z'),
  ('0002-idempotency', '2026-11-24T15:06:56.234Z'),
  ('0003-copies', '2026-11-24T15:06:56.283Z'),
  ('0004-jobs', '2026-11-24T15:06:56.435Z');

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

CREATE TABLE `liveOpportunities` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `nickname` varchar(200) DEFAULT NULL,
  `statusId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `version` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `name` varchar(255) DEFAULT NULL,
  `pointsLost` mediumtext DEFAULT NULL,
  `dueDate` date DEFAULT NULL,
  `teams` text DEFAULT NULL,
  `heard` int(10) unsigned DEFAULT NULL,
  `status` varchar(20) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `liveOpportunities_updated` (`dateUpdated`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `liveOpportunities` (`id`, `nickname`, `statusId`, `version`, `dateUpdated`, `name`, `pointsLost`, `dueDate`, `teams`, `heard`, `status`) values
  ('017e12ef-9c00-76a4-94fc-28c3cf8697bc', 'FYPFIPI', '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 5, 1795532829, 'Five-year plan for inland port investment', NULL, '2025-09-26', '017e12f5-1a40-77d3-b8fb-37d771075a1b,017e12f3-4580-7022-99ed-491a573dcd39,017e12f6-04a0-7d81-b17c-fc50b8da1ff4', 5, 'Active'),
  ('017e12f0-8660-733f-8a24-70e45d712e48', NULL, '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 5, 1795532829, 'School breakfast pilot evaluation', NULL, '2025-03-21', '017e12f2-5b20-7185-86e8-7b86bef290f7', 5, 'Active'),
  ('017e12f1-70c0-7993-a86e-08ad434854b2', NULL, '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 6, 1795532829, 'Soil sampling data warehouse and dashboards', NULL, '2025-12-16', '017e12f1-70c0-7bdf-bf55-6d05911588fe,017e12f0-8660-7dc1-af78-f05748b7d5a7', 6, 'Active');

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

CREATE TABLE `rfpContent` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `sectionTitleId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `sectionTitleName` varchar(255) NOT NULL,
  `rfpContent` mediumtext NOT NULL,
  `opportunityId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `opportunityName` varchar(255) DEFAULT NULL,
  `oppStatusId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `oppStatusName` varchar(255) DEFAULT NULL,
  `pastOppId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `pastOppName` varchar(255) DEFAULT NULL,
  `externalContractorName` varchar(255) DEFAULT NULL,
  `internalStaffNameName` varchar(255) DEFAULT NULL,
  `callOutBox` varchar(2000) DEFAULT NULL,
  `diagramImage` varchar(60) DEFAULT NULL,
  `proposalYear` int(11) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  `externalContractorId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `internalStaffNameId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `pastNickname` varchar(200) DEFAULT NULL,
  `document` json DEFAULT NULL,
  `image` json DEFAULT NULL,
  `ownerId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `ownerName` varchar(255) DEFAULT NULL,
  `reviewEveryMonths` int(11) DEFAULT NULL,
  `reviewDue` date DEFAULT NULL,
  `lastReviewed` json DEFAULT NULL,
  `richText` json DEFAULT NULL,
  `inReview` json DEFAULT NULL,
  `documentFileId` char(36) CHARACTER SET ascii COLLATE ascii_bin GENERATED ALWAYS AS (case when json_unquote(json_extract(`document`,'$.src')) like '/api/rfp-library/files/____________________________________' and octet_length(json_unquote(json_extract(`document`,'$.src'))) = char_length(json_unquote(json_extract(`document`,'$.src'))) then convert(right(json_unquote(json_extract(`document`,'$.src')),36) using ascii) end) VIRTUAL,
  PRIMARY KEY (`id`),
  KEY `rfpContent_newest` (`dateCreated`),
  KEY `rfpContent_year` (`proposalYear`),
  KEY `rfpContent_opportunity` (`opportunityId`),
  KEY `rfpContent_order` (`proposalYear`,`dateCreated`,`id`),
  KEY `rfpContent_updated` (`dateUpdated`,`id`,`version`),
  KEY `rfpContent_pastOpp` (`pastOppId`),
  KEY `rfpContent_by_addedById` (`addedById`),
  KEY `rfpContent_by_reviewDue` (`reviewDue`),
  KEY `rfpContent_by_sectionTitleId` (`sectionTitleId`),
  KEY `rfpContent_by_oppStatusId` (`oppStatusId`),
  KEY `rfpContent_by_ownerId` (`ownerId`),
  KEY `rfpContent_by_status` (`status`),
  KEY `rfpContent_inUse` (`status`,`dateCreated`),
  KEY `rfpContent_document` (`documentFileId`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `rfpContent` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `sectionTitleId`, `sectionTitleName`, `rfpContent`, `opportunityId`, `opportunityName`, `oppStatusId`, `oppStatusName`, `pastOppId`, `pastOppName`, `externalContractorName`, `internalStaffNameName`, `callOutBox`, `diagramImage`, `proposalYear`, `status`, `externalContractorId`, `internalStaffNameId`, `pastNickname`, `document`, `image`, `ownerId`, `ownerName`, `reviewEveryMonths`, `reviewDue`, `lastReviewed`, `richText`, `inReview`) values
  ('017e12ef-9c00-740b-81cb-3f8bb4e7be8d', 1, 1758910800, 1758910800, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', '017e12ef-9c00-7fb9-9d5a-856a595daf85', 'Cover letter', 'Thank you for the chance to respond. Harbor & Vale Consulting offers RivCom a team that can begin on the day of signature, with a lead who has done this work before and who will stay to the end. We have read the notice twice, once for what it asks and once for what it worries about, and this letter answers both.\n\nThree points set our offer apart. First, the people: all 14 members of the core team are employees of ours or of named partners, and each has confirmed in writing that the dates suit. Second, the method: every task ends in something that can be opened, tested and corrected, not in a report about progress. Third, the price: it is complete, it is tied to the tasks of the notice, and it holds for the whole evaluation period. Where the notice leaves a choice, we say which way we went and why, so that the panel can score what it reads.\n\nWe would welcome an oral presentation and would bring the people who do the work, not those who sell it. The offer is valid for 180 days from today.', '017e12ef-9c00-76a4-94fc-28c3cf8697bc', 'Five-year plan for inland port investment', '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 'Won', NULL, NULL, 'Atelier Lemaître Évaluation', 'François Béranger', NULL, 'No', 2025, 'Active', '017e1314-3b00-7477-9c1e-8c9bf9a89ffa', '017e12fb-82e0-703f-a399-4e94c9ba7944', NULL, 'null', 'null', '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', 12, '2026-12-04', '{"by":{"id":"017e12ef-9c00-7cd3-8697-b1d865ffb8f4","name":"Dana Whitfield"},"at":1764597200,"result":"edited"}', 'null', 'null'),
  ('017e12f0-8660-7c67-888f-820ae47d9aef', 1, 1742581201, 1742581201, '017e12f4-2fe0-715e-b4bb-0c351561ea41', 'Henrik Solberg', '{}', '017e12f0-8660-7417-aba5-6960663447c7', 'Executive summary', 'What the Meals Center needs is not another study but a change that holds. Earlier attempts described the problem well and ended with recommendations; what was missing was somebody to carry them into daily work. Our proposal is built around that gap.\n\nOur Data and Evaluation practice will lead, with 14 people whose time is reserved. In the first month we settle scope, access and measures with the steering group. In the second stage we deliver a small version of the whole, so that surprises come early and cost little. The third stage widens it, site by site or record group by record group, with a decision point before each step. The last stage hands everything over: documents, code, training material and a list of known weaknesses. A look into the project portal shows at any hour what is done, what is next and what stands in the way.\n\nThe price is fixed by stage and includes travel. The team is ready. The first meeting can take place five working days after award.', '017e12f0-8660-733f-8a24-70e45d712e48', 'School breakfast pilot evaluation', '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 'Won', '017e1319-b940-768d-9f56-c4934b20a46d', 'Home visiting program evaluation', NULL, 'Ștefan Țurcanu', NULL, 'No', 2025, 'Active', NULL, '017e12f9-ae20-721d-b3ba-a96830de8edd', NULL, 'null', 'null', '017e12f4-2fe0-715e-b4bb-0c351561ea41', 'Henrik Solberg', 12, '2026-12-11', '{"by":{"id":"017e12f4-2fe0-715e-b4bb-0c351561ea41","name":"Henrik Solberg"},"at":1764597200,"result":"unchanged"}', 'null', 'null'),
  ('017e12f1-70c0-77ca-a4df-989094c2259c', 1, 1765909202, 1765909202, '017e12f4-2fe0-715e-b4bb-0c351561ea41', 'Henrik Solberg', '{}', '017e12f1-70c0-7dff-a182-94a9f3f28f4e', 'Understanding of the need', 'Whether a program works is three questions: did anything change, was it the program that changed it, and would it work elsewhere. Numbers answer the first, a comparison answers the second, and only people can answer the third. We therefore combine methods.\n\nThe quantitative part compares participants with similar people who were eligible and did not take part, matched on the records that the National Institute for Soil Science already holds. Where places were given by lottery or by a waiting list, we use that instead, because it is stronger. Outcomes are measured at the start, at twelve and at twenty-four months. The qualitative part visits 10 sites, chosen to differ in size, region and results, for two days each: interviews with staff, conversations with participants, observation of ordinary days. Both parts share one set of questions. They meet at two fixed points in the year, where each side has to explain a finding of the other.\n\nLimits are stated next to findings and not in an annex. If the design cannot answer a question, the National Institute for Soil Science will hear it from us before the money is spent.', '017e12f1-70c0-7993-a86e-08ad434854b2', 'Soil sampling data warehouse and dashboards', '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 'Won', NULL, NULL, NULL, 'Jonah Whitcomb', NULL, 'No', 2025, 'Active', NULL, '017e1301-eb80-7d6d-8cad-d8505f7347e5', NULL, 'null', 'null', '017e12f4-2fe0-715e-b4bb-0c351561ea41', 'Henrik Solberg', 6, '2026-11-17', '{"by":{"id":"017e12f4-2fe0-715e-b4bb-0c351561ea41","name":"Henrik Solberg"},"at":1777643600,"result":"unchanged"}', 'null', 'null');

CREATE TABLE `rfpContent_changeLog` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `changedBy` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `changedByName` varchar(255) NOT NULL,
  `field` varchar(60) NOT NULL,
  `oldValue` json NOT NULL,
  `newValue` json NOT NULL,
  `version` int(11) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `rfpContent_changeLog_of` (`parentId`,`version`),
  CONSTRAINT `rfpContent_changeLog_record` FOREIGN KEY (`parentId`) REFERENCES `rfpContent` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `rfpContent_comments` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `text` mediumtext NOT NULL,
  PRIMARY KEY (`id`),
  KEY `rfpContent_comments_of` (`parentId`,`dateCreated`),
  CONSTRAINT `rfpContent_comments_parent` FOREIGN KEY (`parentId`) REFERENCES `rfpContent` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `rfpContent_comments` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `parentId`, `text`) values
  ('017e12ef-9c00-7104-8a1c-89bb8e5be277', 1, 1758997200, 1758997200, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', '017e12ef-9c00-740b-81cb-3f8bb4e7be8d', 'Read well by reviewers: the steps with their dates were quoted back to us.');

CREATE TABLE `rfpContent_reviews` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `result` varchar(60) NOT NULL,
  `note` varchar(2000) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `rfpContent_reviews_of` (`parentId`,`dateCreated`),
  CONSTRAINT `rfpContent_reviews_parent` FOREIGN KEY (`parentId`) REFERENCES `rfpContent` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `rfpContent_reviews` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `parentId`, `result`, `note`) values
  ('017e12ef-9c00-714b-b97d-bb32e484f033', 1, 1764597200, 1764597200, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', '017e12ef-9c00-740b-81cb-3f8bb4e7be8d', 'edited', 'Brought up to date.'),
  ('017e12f0-8660-79a6-936c-d508c446fae6', 1, 1764597200, 1764597200, '017e12f4-2fe0-715e-b4bb-0c351561ea41', 'Henrik Solberg', '{}', '017e12f0-8660-7c67-888f-820ae47d9aef', 'unchanged', NULL),
  ('017e12f1-70c0-7ecb-8b15-25d72994ddc0', 1, 1777643600, 1777643600, '017e12f4-2fe0-715e-b4bb-0c351561ea41', 'Henrik Solberg', '{}', '017e12f1-70c0-77ca-a4df-989094c2259c', 'unchanged', NULL);

CREATE TABLE `rfpContent_teams` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `refId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`recordId`,`refId`),
  KEY `rfpContent_teams_of` (`refId`),
  CONSTRAINT `rfpContent_teams_record` FOREIGN KEY (`recordId`) REFERENCES `rfpContent` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `rfpContent_teams` (`recordId`, `refId`, `name`, `position`) values
  ('017e12ef-9c00-740b-81cb-3f8bb4e7be8d', '017e12f3-4580-7022-99ed-491a573dcd39', 'Finance and Audit', 1),
  ('017e12ef-9c00-740b-81cb-3f8bb4e7be8d', '017e12f5-1a40-77d3-b8fb-37d771075a1b', 'Transportation and Energy', 0),
  ('017e12ef-9c00-740b-81cb-3f8bb4e7be8d', '017e12f6-04a0-7d81-b17c-fc50b8da1ff4', 'Proposal Center', 2);

CREATE TABLE `rfpContent_uses` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `opportunityId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `opportunityName` varchar(255) NOT NULL,
  `note` varchar(500) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `rfpContent_uses_of` (`parentId`,`dateCreated`),
  KEY `rfpContent_uses_bid` (`opportunityId`),
  CONSTRAINT `rfpContent_uses_parent` FOREIGN KEY (`parentId`) REFERENCES `rfpContent` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `rfpContent_uses` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `parentId`, `opportunityId`, `opportunityName`, `note`) values
  ('017e1357-fac0-70d1-889f-6d50a3998288', 1, 1748603314, 1748603314, '017e12f6-ef00-7e6c-a782-1d1f76d907f0', 'Éléonore Mercier', '{}', '017e12f0-8660-7c67-888f-820ae47d9aef', '017e1326-8a80-7e24-9968-f6c1779aef7a', 'After-school program impact study', NULL),
  ('017e1383-0260-7a2f-aec2-82d41cd14f2d', 1, 1755947361, 1755947361, '017e12f6-ef00-7e6c-a782-1d1f76d907f0', 'Éléonore Mercier', '{}', '017e12f0-8660-7c67-888f-820ae47d9aef', '017e130c-e800-724c-b65d-d137d052ecab', 'Child care subsidy outcomes evaluation, follow-on', NULL),
  ('017e13be-84c0-76bc-94b4-06a313822c2a', 1, 1764933026, 1764933026, '017e12f6-ef00-7e6c-a782-1d1f76d907f0', 'Éléonore Mercier', '{}', '017e12f0-8660-7c67-888f-820ae47d9aef', '017e130b-1340-7c92-bf64-b0ed83957859', 'Apprenticeship completion study', NULL);

CREATE TABLE `searchOrigin` (
  `one` tinyint(4) NOT NULL,
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`one`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `searchOrigin` (`one`, `id`) values
  (1, '71e2a411-8ebe-49b9-90b9-7da0422dfe34');

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
