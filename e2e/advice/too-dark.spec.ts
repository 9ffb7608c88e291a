import { test } from "../support/camera.ts";
import { saysTheSameBeforeAndAfter } from "../support/hint-journey.ts";

test.use({ film: "dark" });
saysTheSameBeforeAndAfter("More light, please");
