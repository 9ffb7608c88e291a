// React and others choose between their development and production builds when they are loaded, by NODE_ENV.
// So this file is the first import of whatever serves the shop.
process.env["NODE_ENV"] ||= "production";
