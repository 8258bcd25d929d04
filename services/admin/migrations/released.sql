-- As release 67cb2c7 left it, a few rows of each table. Made by: npm run release:snapshot

CREATE TABLE `accountDefaults` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `expirationDate` date NOT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `accountDefaults_active` (`status`,`expirationDate`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `announced` (
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `receiver` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`col`,`receiver`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `announced` (`col`, `receiver`) values
  ('chances', 'ftes'),
  ('chances', 'opportunities'),
  ('companies', 'opportunities');

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
  (1, 1795532944, '01a20e1a-72de-7524-b405-cfaaa8ae8a09', 'Rosa Real', NULL, 'created', 'users', '01a20e1a-72de-7524-b405-cfaaa8ae8a09', NULL, NULL, '{"firstName":{"from":null,"to":"Rosa"},"lastName":{"from":null,"to":"Real"},"displayName":{"from":null,"to":null},"name":{"from":null,"to":"Rosa Real"},"email":{"from":null,"to":"rosa@firm.example"},"permissions":{"from":null,"to":["User","Admin"]},"profilePicture":{"from":null,"to":null},"companies":{"from":null,"to":[]},"teams":{"from":null,"to":[]},"manager":{"from":null,"to":{"id":null,"name":"No Manager"}},"managerEmail":{"from":null,"to":null},"position":{"from":null,"to":null},"capacity":{"from":null,"to":1},"expirationDate":{"from":null,"to":"2030-12-31"},"status":{"from":null,"to":"Active"}}', '', 'd96debe29fb35ac3c28e6c0ae049b70c4913b9770954a980b1ae2548bc4de1f4'),
  (2, 1795532944, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '2ea283ab-649a-4ac0-8f9b-25dbcf5cd765', 'created', 'users', '01a20e1a-749d-74db-be2c-053ba849ce6c', NULL, NULL, '{"firstName":{"from":null,"to":"Banana"},"lastName":{"from":null,"to":"Split"},"displayName":{"from":null,"to":null},"name":{"from":null,"to":"Banana Split"},"email":{"from":null,"to":"banana@firm.example"},"permissions":{"from":null,"to":["Banana"]},"profilePicture":{"from":null,"to":null},"companies":{"from":null,"to":[]},"teams":{"from":null,"to":[]},"manager":{"from":null,"to":{"id":null,"name":"No Manager"}},"managerEmail":{"from":null,"to":null},"position":{"from":null,"to":null},"capacity":{"from":null,"to":1},"expirationDate":{"from":null,"to":"2030-12-31"},"status":{"from":null,"to":"Active"}}', 'd96debe29fb35ac3c28e6c0ae049b70c4913b9770954a980b1ae2548bc4de1f4', 'a5bab7c90a65ca9e799758ec20af48f3135c363c3dc1e45d08676d73ae1bd51a'),
  (3, 1795532969, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', 'e87eeae5-5b11-4004-8618-8a78d9e76a0b', 'created', 'companies', '01a20e1a-d5b3-72ce-8306-5816b79e28c3', NULL, NULL, '{"name":{"from":null,"to":"Snapshot Ltd"},"companyType":{"from":null,"to":null},"hasBPA":{"from":null,"to":false},"city":{"from":null,"to":null},"state":{"from":null,"to":null},"website":{"from":null,"to":null},"address":{"from":null,"to":null},"status":{"from":null,"to":"Active"}}', 'a5bab7c90a65ca9e799758ec20af48f3135c363c3dc1e45d08676d73ae1bd51a', 'e43e7c0a2245cd06605d2bf468622e762cf1f5bdeebfef5be2dd4aa7c9557e27');

CREATE TABLE `audit_head` (
  `id` tinyint(4) NOT NULL,
  `seq` bigint(20) NOT NULL,
  `prevHash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `hash` char(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  PRIMARY KEY (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `audit_head` (`id`, `seq`, `prevHash`, `hash`) values
  (1, 3, 'a5bab7c90a65ca9e799758ec20af48f3135c363c3dc1e45d08676d73ae1bd51a', 'e43e7c0a2245cd06605d2bf468622e762cf1f5bdeebfef5be2dd4aa7c9557e27');

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

CREATE TABLE `bpas` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(120) NOT NULL,
  `description` varchar(500) DEFAULT NULL,
  `order` int(11) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  `number` varchar(100) DEFAULT NULL,
  `companyId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `companyName` varchar(255) DEFAULT NULL,
  `startDate` date DEFAULT NULL,
  `endDate` date DEFAULT NULL,
  `ceiling` decimal(15,2) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `bpas_active` (`status`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `bpas` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `description`, `order`, `status`, `number`, `companyId`, `companyName`, `startDate`, `endDate`, `ceiling`) values
  ('017e12ef-9c00-736f-a4c4-41647e34ecb9', 1, 1661349200, 1661349200, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'River Commerce advisory BPA', NULL, 1, 'Active', '9X12RC22A0007', '017e12ef-9c00-7c12-989a-44ca9266a656', 'Department of River Commerce', '2023-07-01', '2028-06-30', 25000000.00),
  ('017e12f0-8660-737d-8468-01a025a6607c', 1, 1661349260, 1661349260, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Canal systems support BPA', NULL, 2, 'Active', '9X21LC23A0002', '017e12f0-8660-7b05-8ea4-d897796ecc35', 'Bureau of Lakes and Canals', '2024-04-01', '2029-03-31', 12000000.00),
  ('017e12f1-70c0-7fdf-8aad-f697db35e328', 1, 1661349320, 1661349320, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Harbor safety analytics BPA', NULL, 3, 'Active', '9X44HS21A0011', '017e12f1-70c0-782f-bc74-8a7b22fe63ad', 'Office of Harbor Safety', '2022-01-01', '2026-12-31', 9500000.00);

CREATE TABLE `budgetTypes` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(120) NOT NULL,
  `description` varchar(500) DEFAULT NULL,
  `order` int(11) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  `projections` varchar(60) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `budgetTypes_active` (`status`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `budgetTypes` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `description`, `order`, `status`, `projections`) values
  ('017e12ef-9c00-73a9-8543-2f8ce49acfaf', 1, 1661349200, 1661349200, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Firm fixed price', NULL, 1, 'Active', 'milestones'),
  ('017e12f0-8660-7ebf-95f1-e3538f3d2423', 1, 1661349260, 1661349260, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Time and materials', NULL, 2, 'Active', 'months'),
  ('017e12f1-70c0-7fc7-9cdc-bc241853d96f', 1, 1661349320, 1661349320, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Labor hours', NULL, 3, 'Active', 'months');

CREATE TABLE `chances` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(120) NOT NULL,
  `description` varchar(500) DEFAULT NULL,
  `order` int(11) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  `value` decimal(15,4) DEFAULT NULL,
  `meaning` varchar(300) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `chances_active` (`status`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `chances` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `description`, `order`, `status`, `value`, `meaning`) values
  ('017e12ef-9c00-747c-9b47-7b776f21ae87', 1, 1661349200, 1661349200, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', '0 %', NULL, 1, 'Active', 0.0000, 'Decided against us, or not pursued'),
  ('017e12f0-8660-7d66-899a-bda9ac2d4c21', 1, 1661349260, 1661349260, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', '10 %', NULL, 2, 'Active', 0.1000, 'Known to us, nothing checked yet'),
  ('017e12f1-70c0-79e2-bd65-9f76c6d1b603', 1, 1661349320, 1661349320, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', '25 %', NULL, 3, 'Active', 0.2500, 'It fits what we do; the client does not know us well');

CREATE TABLE `companies` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(200) NOT NULL,
  `companyTypeId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `companyTypeName` varchar(255) DEFAULT NULL,
  `hasBPA` tinyint(1) NOT NULL,
  `city` varchar(120) DEFAULT NULL,
  `state` varchar(60) DEFAULT NULL,
  `website` varchar(300) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  `address` varchar(300) DEFAULT NULL,
  `conflictOfInterest` mediumtext DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `companies_newest` (`dateCreated`),
  KEY `companies_active` (`status`,`name`),
  KEY `companies_name` (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `companies` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `companyTypeId`, `companyTypeName`, `hasBPA`, `city`, `state`, `website`, `status`, `address`, `conflictOfInterest`) values
  ('017e12ef-9c00-7c12-989a-44ca9266a656', 1, 1661437600, 1661437600, '017e12f4-2fe0-715e-b4bb-0c351561ea41', 'Henrik Solberg', '{}', 'Department of River Commerce', '017e12ef-9c00-7bcd-814f-aa01a68a31a2', 'Client – Federal', 1, 'Washington', 'District of Columbia', 'https://www.department-of-river-commerce.example', 'Active', NULL, NULL),
  ('017e12f0-8660-7b05-8ea4-d897796ecc35', 1, 1661524000, 1661524000, '017e12f2-5b20-7835-a98f-165cbefb3726', 'Ruth Castellanos', '{}', 'Bureau of Lakes and Canals', '017e12ef-9c00-7bcd-814f-aa01a68a31a2', 'Client – Federal', 1, 'Duluth', 'Minnesota', 'https://www.bureau-of-lakes-and-canals.example', 'Active', NULL, NULL),
  ('017e12f1-70c0-782f-bc74-8a7b22fe63ad', 1, 1661610400, 1661610400, '017e12f2-5b20-7835-a98f-165cbefb3726', 'Ruth Castellanos', '{}', 'Office of Harbor Safety', '017e12ef-9c00-7bcd-814f-aa01a68a31a2', 'Client – Federal', 1, 'Norfolk', 'Virginia', 'https://www.office-of-harbor-safety.example', 'Active', NULL, NULL);

CREATE TABLE `companies_bpas` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(120) NOT NULL,
  `number` varchar(100) DEFAULT NULL,
  `ceiling` decimal(15,2) DEFAULT NULL,
  `used` decimal(15,2) DEFAULT NULL,
  `startDate` date DEFAULT NULL,
  `endDate` date DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `companies_bpas_of` (`parentId`,`dateCreated`),
  CONSTRAINT `companies_bpas_company` FOREIGN KEY (`parentId`) REFERENCES `companies` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `companies_bpas` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `parentId`, `name`, `number`, `ceiling`, `used`, `startDate`, `endDate`, `status`) values
  ('017e12ef-9c00-7eb4-a60c-404cf0ed2dda', 1, 1666967200, 1666967200, '017e12f2-5b20-7835-a98f-165cbefb3726', 'Ruth Castellanos', '{}', '017e12ef-9c00-7c12-989a-44ca9266a656', 'River Commerce advisory BPA', '9X12RC22A0007', 25000000.00, 5000000.00, '2023-07-01', '2028-06-30', 'Active'),
  ('017e12f0-8660-7f1a-bc05-9489601233b8', 1, 1666967201, 1666967201, '017e12f2-5b20-7835-a98f-165cbefb3726', 'Ruth Castellanos', '{}', '017e12f0-8660-7b05-8ea4-d897796ecc35', 'Canal systems support BPA', '9X21LC23A0002', 12000000.00, 3480000.00, '2024-04-01', '2029-03-31', 'Active'),
  ('017e12f1-70c0-702e-b7c5-8cc13def2f43', 1, 1666967202, 1666967202, '017e12f2-5b20-7835-a98f-165cbefb3726', 'Ruth Castellanos', '{}', '017e12f1-70c0-782f-bc74-8a7b22fe63ad', 'Harbor safety analytics BPA', '9X44HS21A0011', 9500000.00, 3610000.00, '2022-01-01', '2026-12-31', 'Active');

CREATE TABLE `companies_contacts` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `parentId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(120) NOT NULL,
  `title` varchar(120) DEFAULT NULL,
  `email` varchar(254) DEFAULT NULL,
  `phone` varchar(40) DEFAULT NULL,
  `role` varchar(120) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `companies_contacts_of` (`parentId`,`dateCreated`),
  KEY `companies_contacts_name` (`name`),
  KEY `companies_contacts_email` (`email`),
  KEY `companies_contacts_role` (`role`),
  KEY `companies_contacts_status` (`status`),
  KEY `companies_contacts_dateCreated` (`dateCreated`),
  KEY `companies_contacts_dateUpdated` (`dateUpdated`),
  KEY `companies_contacts_addedById` (`addedById`),
  KEY `companies_contacts_active` (`status`,`name`),
  CONSTRAINT `companies_contacts_company` FOREIGN KEY (`parentId`) REFERENCES `companies` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `companies_contacts` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `parentId`, `name`, `title`, `email`, `phone`, `role`, `status`) values
  ('017e12ef-9c00-74b4-b078-845cc6547c64', 1, 1667405200, 1667405200, '017e12f2-5b20-7835-a98f-165cbefb3726', 'Ruth Castellanos', '{}', '017e12ef-9c00-7c12-989a-44ca9266a656', 'Theo Homenick', 'Contracting Officer', 'theo.homenick0@example.com', '(608) 555-0100', 'Contracting officer', 'Active'),
  ('017e12f0-8660-7702-ac15-1770fc97c431', 1, 1668442000, 1668442000, '017e12f2-5b20-7835-a98f-165cbefb3726', 'Ruth Castellanos', '{}', '017e12f0-8660-7b05-8ea4-d897796ecc35', 'Enos Schmidt', 'Program Manager', 'enos.schmidt1@example.org', '(858) 555-0101', 'Program', 'Active'),
  ('017e12f1-70c0-7d7b-a919-1165e4554e82', 1, 1669478800, 1669478800, '017e12f2-5b20-7835-a98f-165cbefb3726', 'Ruth Castellanos', '{}', '017e12f1-70c0-782f-bc74-8a7b22fe63ad', 'Rodrigue Lefebvre', 'Contract Specialist', 'rodrigue.lefebvre2@example.net', '(854) 555-0102', 'Contracting officer’s representative', 'Active');

CREATE TABLE `companyTypes` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(120) NOT NULL,
  `description` varchar(500) DEFAULT NULL,
  `order` int(11) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `companyTypes_active` (`status`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `companyTypes` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `description`, `order`, `status`) values
  ('017e12ef-9c00-7bcd-814f-aa01a68a31a2', 1, 1661349200, 1661349200, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Client – Federal', NULL, 1, 'Active'),
  ('017e12f0-8660-743f-a793-cbfa73a229bf', 1, 1661349260, 1661349260, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Client – State', NULL, 2, 'Active'),
  ('017e12f1-70c0-7961-8864-ff21714d5fcc', 1, 1661349320, 1661349320, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Client – Local', NULL, 3, 'Active');

CREATE TABLE `copies` (
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `record` json NOT NULL,
  PRIMARY KEY (`col`,`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `document_texts` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `col` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `state` varchar(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `at` int(11) NOT NULL,
  `content` mediumtext DEFAULT NULL,
  PRIMARY KEY (`recordId`),
  KEY `document_texts_state` (`state`,`at`)
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
  ('01a20e18-a91d-74b4-bade-e7701e2c5033', 1795532829),
  ('01a20e18-a91e-72db-9280-ffeb0d9f66e3', 1795532829),
  ('01a20e18-a91e-72db-9281-02ee91ceb8f8', 1795532829);

CREATE TABLE `kysely_migration` (
  `name` varchar(255) NOT NULL,
  `timestamp` varchar(255) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration` (`name`, `timestamp`) values
  ('2026-11-21-companies', '2026-11-24T15:06:56.338Z'),
  ('2026-11-21-lists', '2026-11-24T15:06:57.051Z'),
  ('2026-11-21-users', '2026-11-24T15:06:57.121Z'),
  ('2026-11-22-everyField', '2026-11-24T15:06:57.483Z'),
  ('2026-11-24-managerEmail', '2026-11-24T15:06:57.535Z'),
  ('2026-11-28-photos', '2026-11-24T15:06:57.569Z'),
  ('2026-11-29-contacts', '2026-11-24T15:06:58.125Z'),
  ('2026-11-30-account-defaults', '2026-11-24T15:06:58.139Z'),
  ('2026-11-30-successors', '2026-11-24T15:06:58.178Z');

CREATE TABLE `kysely_migration_kit` (
  `name` varchar(255) NOT NULL,
  `timestamp` varchar(255) NOT NULL,
  PRIMARY KEY (`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `kysely_migration_kit` (`name`, `timestamp`) values
  ('0001-writes', '2026-11-24T15:06:55.505Z'),
  ('0002-files', '2026-11-24T15:06:55.611Z'),
  ('0002-idempotency', '2026-11-24T15:06:55.644Z'),
  ('0003-copies', '2026-11-24T15:06:55.677Z'),
  ('0004-jobs', '2026-11-24T15:06:55.806Z');

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

CREATE TABLE `opportunityOwner` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(120) NOT NULL,
  `description` varchar(500) DEFAULT NULL,
  `order` int(11) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  `userId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `userName` varchar(255) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `opportunityOwner_active` (`status`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `opportunityOwner` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `description`, `order`, `status`, `userId`, `userName`) values
  ('017e12ef-9c00-7b70-a8f9-1498fa17c33e', 1, 1661349200, 1661349200, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Dana Whitfield', NULL, 1, 'Active', '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield'),
  ('017e12f0-8660-7837-aefd-acd037ed72ff', 1, 1661349260, 1661349260, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Marcus Adeyemi', NULL, 2, 'Active', '017e12f0-8660-709c-a412-6a240e9ca9b8', 'Marcus Adeyemi'),
  ('017e12f1-70c0-7e0d-bc09-3d8dd1dfc906', 1, 1661349320, 1661349320, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Henrik Solberg', NULL, 3, 'Active', '017e12f4-2fe0-715e-b4bb-0c351561ea41', 'Henrik Solberg');

CREATE TABLE `opportunityStatus` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(120) NOT NULL,
  `description` varchar(500) DEFAULT NULL,
  `order` int(11) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  `category` varchar(60) NOT NULL,
  `color` varchar(20) DEFAULT NULL,
  `defaultChance` decimal(15,4) DEFAULT NULL,
  `stuckAfterDays` int(11) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `opportunityStatus_active` (`status`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `opportunityStatus` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `description`, `order`, `status`, `category`, `color`, `defaultChance`, `stuckAfterDays`) values
  ('017e12ef-9c00-7bfd-87c2-6247e5700934', 1, 1661349200, 1661349200, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Identified', NULL, 1, 'Active', 'Open', '#2f74d0', 0.1000, 30),
  ('017e12f0-8660-7fa1-894d-4eb4bc3fbab6', 1, 1661349260, 1661349260, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Qualifying', NULL, 2, 'Active', 'Open', '#2f74d0', 0.2500, 21),
  ('017e12f1-70c0-7e06-a80b-d19144042f41', 1, 1661349320, 1661349320, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Go/No-go pending', NULL, 3, 'Active', 'Open', '#2f74d0', 0.2500, 7);

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

CREATE TABLE `photos` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(255) DEFAULT NULL,
  `userId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `userName` varchar(255) NOT NULL,
  `documentName` varchar(255) DEFAULT NULL,
  `documentUrl` varchar(255) DEFAULT NULL,
  `mediaType` varchar(100) DEFAULT NULL,
  `size` int(11) DEFAULT NULL,
  `textState` varchar(60) NOT NULL,
  `textProblem` varchar(60) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `photos_user` (`userId`),
  KEY `photos_newest` (`dateCreated`),
  KEY `photos_state` (`status`,`dateUpdated`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `primaryBids` (
  `bidId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `teamId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `statusId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `inUse` tinyint(1) NOT NULL,
  `version` int(11) NOT NULL,
  PRIMARY KEY (`bidId`),
  KEY `primaryBids_team` (`teamId`),
  KEY `primaryBids_status` (`statusId`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `primaryBids` (`bidId`, `teamId`, `statusId`, `inUse`, `version`) values
  ('017e12ef-9c00-76a4-94fc-28c3cf8697bc', '017e12f5-1a40-77d3-b8fb-37d771075a1b', '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 1, 5),
  ('017e12f0-8660-733f-8a24-70e45d712e48', '017e12f2-5b20-7185-86e8-7b86bef290f7', '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 1, 5),
  ('017e12f1-70c0-7993-a86e-08ad434854b2', '017e12f1-70c0-7bdf-bf55-6d05911588fe', '017e12f6-ef00-7b32-8cf0-b91ba6620d5e', 1, 6);

CREATE TABLE `projectTypes` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(120) NOT NULL,
  `description` varchar(500) DEFAULT NULL,
  `order` int(11) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `projectTypes_active` (`status`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `projectTypes` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `description`, `order`, `status`) values
  ('017e12ef-9c00-747c-9676-636b71346fe3', 1, 1661349200, 1661349200, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Strategy and planning', 'Plans, road maps and studies of options', 1, 'Active'),
  ('017e12f0-8660-798f-a006-888e66a0d98e', 1, 1661349260, 1661349260, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Programme evaluation', 'What a programme did, for whom and at what cost', 2, 'Active'),
  ('017e12f1-70c0-732d-ba18-673e0d96fdf5', 1, 1661349320, 1661349320, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Data analytics', 'Data quality, models, dashboards', 3, 'Active');

CREATE TABLE `salaryProjections` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `userId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `userName` varchar(255) DEFAULT NULL,
  `position` varchar(120) DEFAULT NULL,
  `year` int(11) NOT NULL,
  `annualSalary` decimal(15,2) NOT NULL,
  `raise` decimal(15,4) DEFAULT NULL,
  `fringe` decimal(15,4) DEFAULT NULL,
  `overhead` decimal(15,4) DEFAULT NULL,
  `ga` decimal(15,4) DEFAULT NULL,
  `fee` decimal(15,4) DEFAULT NULL,
  `effectiveFrom` date DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `salaryProjections_newest` (`dateCreated`),
  KEY `salaryProjections_year` (`year`),
  KEY `salaryProjections_user` (`userId`,`year`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `salaryProjections` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `userId`, `userName`, `position`, `year`, `annualSalary`, `raise`, `fringe`, `overhead`, `ga`, `fee`, `effectiveFrom`, `status`) values
  ('017e12ef-9c00-77be-b553-134a8bc2929a', 1, 1661990400, 1661990400, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', NULL, 2025, 244500.00, null, 0.2800, 0.4200, 0.1100, 0.0700, '2025-01-01', 'Active'),
  ('017e12f0-8660-7495-b8e8-4c835c773a7d', 1, 1661990460, 1661990460, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', '017e12f0-8660-709c-a412-6a240e9ca9b8', 'Marcus Adeyemi', NULL, 2025, 188500.00, null, 0.2800, 0.4200, 0.1100, 0.0700, '2025-01-01', 'Active'),
  ('017e12f1-70c0-7180-a961-c17a68f3db30', 1, 1661990520, 1661990520, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', '017e12f1-70c0-7c28-a22e-8aec479c00a5', 'Priya Raman', NULL, 2025, 175500.00, null, 0.2800, 0.4200, 0.1100, 0.0700, '2025-01-01', 'Active');

CREATE TABLE `sectionTitles` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(120) NOT NULL,
  `description` varchar(500) DEFAULT NULL,
  `order` int(11) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `sectionTitles_active` (`status`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `sectionTitles` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `description`, `order`, `status`) values
  ('017e12ef-9c00-7fb9-9d5a-856a595daf85', 1, 1661349200, 1661349200, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Cover letter', NULL, 1, 'Active'),
  ('017e12f0-8660-7417-aba5-6960663447c7', 1, 1661349260, 1661349260, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Executive summary', NULL, 2, 'Active'),
  ('017e12f1-70c0-7dff-a182-94a9f3f28f4e', 1, 1661349320, 1661349320, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Understanding of the need', NULL, 3, 'Active');

CREATE TABLE `sources` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(120) NOT NULL,
  `description` varchar(500) DEFAULT NULL,
  `order` int(11) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  PRIMARY KEY (`id`),
  KEY `sources_active` (`status`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `sources` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `description`, `order`, `status`) values
  ('017e12ef-9c00-7f88-a237-9a25956abf8b', 1, 1661349200, 1661349200, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'SAM.gov', NULL, 1, 'Active'),
  ('017e12f0-8660-7897-ab6d-d2ed1510f390', 1, 1661349260, 1661349260, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'GSA eBuy', NULL, 2, 'Active'),
  ('017e12f1-70c0-72df-b22a-c4fecb65b731', 1, 1661349320, 1661349320, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'State portal', NULL, 3, 'Active');

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

CREATE TABLE `teams` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `name` varchar(120) NOT NULL,
  `description` varchar(500) DEFAULT NULL,
  `order` int(11) DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  `leadId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `leadName` varchar(255) DEFAULT NULL,
  `color` varchar(20) DEFAULT NULL,
  `successorId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `successorName` varchar(255) DEFAULT NULL,
  PRIMARY KEY (`id`),
  KEY `teams_active` (`status`,`name`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `teams` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `name`, `description`, `order`, `status`, `leadId`, `leadName`, `color`, `successorId`, `successorName`) values
  ('017e12ef-9c00-72d2-afc3-43848560d39b', 1, 1661349200, 1661349200, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Health', 'Public health, hospitals and social services', 1, 'Active', '017e12f0-8660-709c-a412-6a240e9ca9b8', 'Marcus Adeyemi', '#0f544d', NULL, NULL),
  ('017e12f0-8660-7dc1-af78-f05748b7d5a7', 1, 1661349260, 1661349260, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Defense and Security', 'Security programs and protected systems', 2, 'Active', '017e12f5-1a40-7b1d-9822-8e88dc6f51e9', 'Thomas Hargrove', '#73714f', NULL, NULL),
  ('017e12f1-70c0-7bdf-bf55-6d05911588fe', 1, 1661349320, 1661349320, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Digital and Cloud', 'Systems, migration and product delivery', 3, 'Active', '017e12f6-04a0-7d1c-ba40-e5ee49e8d9d2', 'Lian Yu', '#1d5fbf', NULL, NULL);

CREATE TABLE `users` (
  `id` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `version` int(11) NOT NULL,
  `dateCreated` int(11) NOT NULL,
  `dateUpdated` int(11) NOT NULL,
  `addedById` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `addedByName` varchar(255) DEFAULT NULL,
  `fieldVersions` json NOT NULL,
  `firstName` varchar(80) NOT NULL,
  `lastName` varchar(80) NOT NULL,
  `displayName` varchar(160) DEFAULT NULL,
  `name` varchar(161) DEFAULT NULL,
  `email` varchar(254) NOT NULL,
  `permissions` json NOT NULL,
  `profilePicture` varchar(500) DEFAULT NULL,
  `managerId` char(36) CHARACTER SET ascii COLLATE ascii_bin DEFAULT NULL,
  `managerName` varchar(255) DEFAULT NULL,
  `position` varchar(120) DEFAULT NULL,
  `showActuals` tinyint(1) NOT NULL,
  `showProjections` tinyint(1) NOT NULL,
  `expirationDate` date DEFAULT NULL,
  `status` varchar(60) NOT NULL,
  `notifications` longtext CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '{"email":true,"notifications":true}' CHECK (json_valid(`notifications`)),
  `calendar` tinyint(1) NOT NULL DEFAULT 1,
  `oppPerformance` tinyint(1) NOT NULL DEFAULT 1,
  `capacity` decimal(15,4) DEFAULT 1.0000,
  `managerEmail` varchar(254) DEFAULT NULL,
  PRIMARY KEY (`id`),
  UNIQUE KEY `users_email` (`email`),
  KEY `users_active` (`status`,`lastName`),
  KEY `users_lastName` (`lastName`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `users` (`id`, `version`, `dateCreated`, `dateUpdated`, `addedById`, `addedByName`, `fieldVersions`, `firstName`, `lastName`, `displayName`, `name`, `email`, `permissions`, `profilePicture`, `managerId`, `managerName`, `position`, `showActuals`, `showProjections`, `expirationDate`, `status`, `notifications`, `calendar`, `oppPerformance`, `capacity`, `managerEmail`) values
  ('017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 1, 1661353200, 1661353200, NULL, NULL, '{}', 'Dana', 'Whitfield', 'Dana Whitfield', 'Dana Whitfield', 'admin@harborvale.example', '["Admin"]', NULL, NULL, 'No Manager', 'Partner', 1, 1, '2030-12-31', 'Active', '{"notifications":true,"email":true}', 1, 1, 1.0000, NULL),
  ('017e12f0-8660-709c-a412-6a240e9ca9b8', 1, 1661958000, 1661958000, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Marcus', 'Adeyemi', 'Marcus Adeyemi', 'Marcus Adeyemi', 'lead@harborvale.example', '["Team Lead"]', NULL, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', 'Principal', 1, 1, '2030-12-31', 'Active', '{"notifications":true,"email":true}', 1, 1, 1.0000, 'admin@harborvale.example'),
  ('017e12f1-70c0-7c28-a22e-8aec479c00a5', 1, 1662562800, 1662562800, '017e12ef-9c00-7cd3-8697-b1d865ffb8f4', 'Dana Whitfield', '{}', 'Priya', 'Raman', 'Priya Raman', 'Priya Raman', 'manager@harborvale.example', '["Project Manager"]', NULL, '017e12f6-04a0-7d1c-ba40-e5ee49e8d9d2', 'Lian Yu', 'Senior Manager', 1, 1, '2030-12-31', 'Active', '{"notifications":true,"email":true}', 1, 1, 1.0000, 'lian.yu@harborvale.example');

CREATE TABLE `users_companies` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `refId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`recordId`,`refId`),
  KEY `users_companies_of` (`refId`),
  CONSTRAINT `users_companies_record` FOREIGN KEY (`recordId`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE `users_teams` (
  `recordId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `refId` char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  `name` varchar(255) NOT NULL,
  `position` int(11) NOT NULL,
  PRIMARY KEY (`recordId`,`refId`),
  KEY `users_teams_of` (`refId`),
  CONSTRAINT `users_teams_record` FOREIGN KEY (`recordId`) REFERENCES `users` (`id`) ON DELETE CASCADE
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

insert into `users_teams` (`recordId`, `refId`, `name`, `position`) values
  ('017e12ef-9c00-7cd3-8697-b1d865ffb8f4', '017e12f5-1a40-77d3-b8fb-37d771075a1b', 'Transportation and Energy', 0),
  ('017e12f0-8660-709c-a412-6a240e9ca9b8', '017e12ef-9c00-72d2-afc3-43848560d39b', 'Health', 0),
  ('017e12f1-70c0-7c28-a22e-8aec479c00a5', '017e12ef-9c00-72d2-afc3-43848560d39b', 'Health', 1);
